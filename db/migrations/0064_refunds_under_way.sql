-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS order_moved_to_its_state;
--> statement-breakpoint
CREATE TRIGGER order_moved_to_its_state AFTER INSERT ON order_moves
BEGIN
  SELECT RAISE(ABORT, 'The order was moved in the meantime.')
  FROM orders WHERE order_id = new.order_id AND state <> new.from_state;
  SELECT RAISE(ABORT, 'Only what is paid on delivery is sent before it is paid.')
  FROM orders WHERE order_id = new.order_id AND payment NOT IN ('cash-on-delivery')
    AND new.from_state || ' ' || new.to_state IN ('pending shipped', 'shipped cancelled');
  SELECT RAISE(ABORT, 'Its money is on its way back.')
  FROM payments WHERE order_id = new.order_id AND state = 'refunding' AND NOT surplus AND new.to_state <> 'refunded';
  UPDATE orders SET state = new.to_state, version = version + 1 WHERE order_id = new.order_id;
END;
