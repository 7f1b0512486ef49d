.read sql/proofs/steps/proof_slice.sql
.read sql/proofs/steps/stepped_ranks.sql
.read sql/proofs/steps/hand_cards.sql
