-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS letters_kind_known;
--> statement-breakpoint
CREATE TRIGGER letters_kind_known BEFORE INSERT ON letters
WHEN new.kind NOT IN ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-for-staff', 'newsletter-confirmation', 'password-reset', 'invitation', 'password-taken', 'email-confirmation', 'email-changing', 'email-taken', 'deletion-asked', 'deletion-rest', 'message-reply')
BEGIN
  SELECT RAISE(ABORT, 'The shop cannot write such a letter.');
END;
