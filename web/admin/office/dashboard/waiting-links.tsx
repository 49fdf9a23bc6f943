import { Inbox, MessageSquare, ReceiptText, Star } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatCount } from '../../format.ts';
import { useNewCounts } from '../../new-counts.ts';

/** Links to work waiting for staff, if any. */
export function WaitingLinks() {
  const waiting = useNewCounts();
  if (!waiting || Object.values(waiting).every(count => count === 0)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {waiting.orders > 0 && (
        <ButtonLink to="/admin/orders" size="sm">
          <ReceiptText aria-hidden="true" />
          {formatCount(waiting.orders, 'order to send', 'orders to send')}
        </ButtonLink>
      )}
      {waiting.messages > 0 && (
        <ButtonLink to="/admin/messages?read=false" size="sm">
          <Inbox aria-hidden="true" />
          {formatCount(waiting.messages, 'unread message', 'unread messages')}
        </ButtonLink>
      )}
      {waiting.reviews > 0 && (
        <ButtonLink to="/admin/reviews?state=pending" size="sm">
          <Star aria-hidden="true" />
          {formatCount(waiting.reviews, 'review waiting', 'reviews waiting')}
        </ButtonLink>
      )}
      {waiting.comments > 0 && (
        <ButtonLink to="/admin/comments?state=pending" size="sm">
          <MessageSquare aria-hidden="true" />
          {formatCount(waiting.comments, 'comment waiting', 'comments waiting')}
        </ButtonLink>
      )}
    </div>
  );
}
