-- What a letter is to its reader: one that is owed goes out however many others were asked for their address.
ALTER TABLE letters ADD COLUMN owed INTEGER NOT NULL DEFAULT 0
  CONSTRAINT letter_owed_or_not CHECK (owed IN (0, 1));
--> statement-breakpoint
-- The mail service took nothing when it was last tried: it goes as soon as any other letter does.
ALTER TABLE letters ADD COLUMN held INTEGER NOT NULL DEFAULT 0
  CONSTRAINT letter_held_or_not CHECK (held IN (0, 1));
--> statement-breakpoint
DROP INDEX letters_unsent;
--> statement-breakpoint
-- The oldest first, whenever each was tried.
CREATE INDEX letters_unsent ON letters (given_up_at, written_at, due_at) WHERE sent_at IS NULL;
--> statement-breakpoint
CREATE INDEX letters_held ON letters (letter_id) WHERE held = 1;
--> statement-breakpoint
DROP INDEX letters_sent;
--> statement-breakpoint
-- How many an address had is counted without the address.
CREATE INDEX letters_sent ON letters (sent_at) WHERE sent_at IS NOT NULL;
