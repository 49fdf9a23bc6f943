-- Asking for reviews after delivery.
ALTER TABLE order_settings ADD COLUMN review_days INTEGER NOT NULL DEFAULT 5
  CONSTRAINT review_days_in_range CHECK (review_days BETWEEN 0 AND 90);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS letters_kind_known;
--> statement-breakpoint
CREATE TRIGGER letters_kind_known BEFORE INSERT ON letters
WHEN new.kind NOT IN ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled', 'order-refunded', 'review-request', 'order-for-staff', 'newsletter-confirmation', 'password-reset', 'invitation', 'password-taken', 'passkey-added', 'passkeys-removed', 'recovery-code-used', 'new-device', 'email-confirmation', 'email-changing', 'email-taken', 'deletion-asked', 'deletion-rest', 'message-reply')
BEGIN
  SELECT RAISE(ABORT, 'The shop has no email of this kind.');
END;
