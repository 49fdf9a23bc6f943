-- Of what went back, what had gone before the last of it: the letter of a refund names both.
ALTER TABLE payments ADD COLUMN returned_before INTEGER NOT NULL DEFAULT 0
  CONSTRAINT no_more_went_back_before_than_came CHECK (returned_before BETWEEN 0 AND amount);
