-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS payment_changes_its_order;
--> statement-breakpoint
CREATE TRIGGER payment_changes_its_order AFTER UPDATE OF state, surplus, returned, failures ON payments
WHEN new.state <> old.state OR new.surplus <> old.surplus OR new.returned <> old.returned OR new.failures <> old.failures
BEGIN
  UPDATE orders SET version = version + 1 WHERE order_id = new.order_id;
END;
