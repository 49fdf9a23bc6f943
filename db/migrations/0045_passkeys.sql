-- What staff sign in with instead of a password. The key is public: whoever has it can check a signature, not make one.
CREATE TABLE passkeys (
  passkey_id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- As the browser names it, in base64url.
  credential_id TEXT NOT NULL UNIQUE CONSTRAINT credential_id_length CHECK (length(credential_id) BETWEEN 1 AND 1400),
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  public_key TEXT NOT NULL CONSTRAINT public_key_length CHECK (length(public_key) BETWEEN 1 AND 8000),
  -- How often it has signed, where it counts at all: a copy of it would be behind.
  counter INTEGER NOT NULL DEFAULT 0 CONSTRAINT passkey_counter_not_negative CHECK (counter >= 0),
  -- How a browser may reach it.
  transports TEXT NOT NULL DEFAULT '[]' CONSTRAINT transports_are_a_list CHECK (json_type(transports) = 'array'),
  name TEXT NOT NULL CONSTRAINT passkey_name_length CHECK (length(name) BETWEEN 1 AND 60),
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
--> statement-breakpoint
CREATE INDEX passkeys_of_a_user ON passkeys (user_id);
--> statement-breakpoint
-- The way in without a passkey, each once. A code is long and random, so that its hash gives nothing away.
CREATE TABLE recovery_codes (
  code_hash TEXT PRIMARY KEY CONSTRAINT code_hash_length CHECK (length(code_hash) = 43),
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX recovery_codes_of_a_user ON recovery_codes (user_id);
--> statement-breakpoint
-- When an administrator took the passkeys of the account away.
ALTER TABLE users ADD COLUMN passkeys_removed_at INTEGER;
--> statement-breakpoint
-- Whether a password alone signs staff in.
ALTER TABLE settings ADD COLUMN passkeys_required INTEGER NOT NULL DEFAULT 0
  CONSTRAINT passkeys_required_or_not CHECK (passkeys_required IN (0, 1));
--> statement-breakpoint
-- When it last ended: sign-ins of staff that were made by a password until then have ended with it.
ALTER TABLE settings ADD COLUMN passwords_ended_at INTEGER;
