-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS letters_kind_known;
--> statement-breakpoint
CREATE TRIGGER letters_kind_known BEFORE INSERT ON letters
WHEN new.kind NOT IN ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-for-staff', 'newsletter-confirmation', 'password-reset', 'invitation', 'password-taken', 'passkey-added', 'passkeys-removed', 'recovery-code-used', 'new-device', 'email-confirmation', 'email-changing', 'email-taken', 'deletion-asked', 'deletion-rest', 'message-reply')
BEGIN
  SELECT RAISE(ABORT, 'The shop has no email of this kind.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_are_moved_by_somebody;
--> statement-breakpoint
CREATE TRIGGER messages_are_moved_by_somebody BEFORE UPDATE OF state ON messages
WHEN new.state <> old.state AND new.moved_by IS NULL
BEGIN
  SELECT RAISE(ABORT, 'Say who moves the message.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS subscribers_are_asked_first;
--> statement-breakpoint
CREATE TRIGGER subscribers_are_asked_first BEFORE UPDATE OF state ON subscribers
WHEN new.state = 'confirmed' AND old.state = 'unsubscribed'
BEGIN
  SELECT RAISE(ABORT, 'Unsubscribed addresses must reconfirm.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_keep_an_admin;
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE OF role, enabled ON users
WHEN old.role = 'admin' AND old.enabled AND NOT (new.role = 'admin' AND new.enabled)
AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND enabled = 1 AND user_id <> old.user_id)
BEGIN
  SELECT RAISE(ABORT, 'This is the last administrator who can sign in. Make someone else an administrator first.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_keep_an_admin_there;
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin_there BEFORE DELETE ON users
WHEN old.role = 'admin' AND old.enabled
AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND enabled = 1 AND user_id <> old.user_id)
BEGIN
  SELECT RAISE(ABORT, 'This is the last administrator who can sign in. Make someone else an administrator first.');
END;
