-- Where staff are signed in; a token is known by its hash. A row goes with its sign-in, and says no more of a place than a
-- country and a part of the address.
CREATE TABLE sign_ins (
  sign_in_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE CONSTRAINT sign_in_hash_length CHECK (length(token_hash) = 43),
  device TEXT NOT NULL CONSTRAINT device_length CHECK (length(device) BETWEEN 1 AND 60),
  country TEXT CONSTRAINT sign_in_country_is_a_code CHECK (country GLOB '[A-Z][A-Z]'),
  network TEXT CONSTRAINT network_length CHECK (length(network) BETWEEN 1 AND 45),
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX sign_ins_of_a_user ON sign_ins (user_id, used_at);
--> statement-breakpoint
CREATE INDEX sign_ins_over ON sign_ins (expires_at);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS users_sign_ins_end;
--> statement-breakpoint
CREATE TRIGGER users_sign_ins_end AFTER UPDATE OF token_version ON users
WHEN new.token_version <> old.token_version
BEGIN
  UPDATE users SET new_email = NULL WHERE user_id = new.user_id AND new_email IS NOT NULL;
  DELETE FROM letters WHERE user_id = new.user_id AND kind IN ('password-reset', 'email-confirmation');
  DELETE FROM sign_ins WHERE user_id = new.user_id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sign_in_ends;
--> statement-breakpoint
CREATE TRIGGER sign_in_ends AFTER INSERT ON ended_tokens
BEGIN
  DELETE FROM sign_ins WHERE token_hash = new.token_hash;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS letters_kind_known;
--> statement-breakpoint
CREATE TRIGGER letters_kind_known BEFORE INSERT ON letters
WHEN new.kind NOT IN ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-for-staff', 'newsletter-confirmation', 'password-reset', 'invitation', 'password-taken', 'passkey-added', 'passkeys-removed', 'recovery-code-used', 'new-device', 'email-confirmation', 'email-changing', 'email-taken', 'deletion-asked', 'deletion-rest', 'message-reply')
BEGIN
  SELECT RAISE(ABORT, 'The shop cannot write such a letter.');
END;
