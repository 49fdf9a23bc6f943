-- What a mail service knows an email by that it is sent again, since its answer was late.
ALTER TABLE letters ADD COLUMN idempotency_key TEXT
  CONSTRAINT letter_key_length CHECK (length(idempotency_key) = 32);
