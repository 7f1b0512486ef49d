.read sql/equity/question/asked_seats.sql
.read sql/equity/question/asked_texts.sql
.read sql/equity/question/range_pieces.sql
.read sql/equity/question/written_hands.sql
.read sql/equity/question/certain_cards.sql
.read sql/equity/question/seat_hands.sql
.read sql/equity/question/question_problems.sql
.read sql/equity/question/asked_question.sql
