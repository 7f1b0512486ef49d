.read sql/proofs/choices/five_card_lists.sql
.read sql/proofs/choices/best_of_seven.sql
.read sql/proofs/choices/misranked_hands.sql
.read sql/proofs/choices/proved_slices.sql
