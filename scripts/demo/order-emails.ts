import { sql } from 'drizzle-orm';
import { DEMO_ORIGIN } from './origin.ts';

/** The emails that customers got about their orders and each transition. */
export const enqueueDemoEmails = () =>
  sql`
    INSERT INTO letters (kind, recipient, origin, order_id, written_at, due_at, tries, sent_at)
    SELECT 'order-' || event, email, ${DEMO_ORIGIN}, order_id, at, at, 1, at
    FROM (
      SELECT order_id, 'placed' AS event, created_at AS at FROM orders
      UNION ALL SELECT order_id, to_state, at FROM order_moves
    ) JOIN orders USING (order_id)`;
