-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS users_sign_ins_end;
--> statement-breakpoint
CREATE TRIGGER users_sign_ins_end AFTER UPDATE OF token_version ON users
WHEN new.token_version <> old.token_version
BEGIN
  UPDATE users SET new_email = NULL WHERE user_id = new.user_id AND new_email IS NOT NULL;
  DELETE FROM letters WHERE user_id = new.user_id AND kind IN ('password-reset', 'email-confirmation');
END;
