import { Inbox, MessageSquare, Star } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { useWaiting } from '../shell/waiting.ts';
import { counted } from '../written.ts';

/** The ways to what waits to be read, as long as something does. */
export function WaitingLinks() {
  const waiting = useWaiting();
  if (!waiting || waiting.messages + waiting.reviews + waiting.comments === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {waiting.messages > 0 && (
        <ButtonLink to="/admin/messages?read=false" size="sm">
          <Inbox aria-hidden="true" />
          {counted(waiting.messages, 'unread message', 'unread messages')}
        </ButtonLink>
      )}
      {waiting.reviews > 0 && (
        <ButtonLink to="/admin/reviews?state=pending" size="sm">
          <Star aria-hidden="true" />
          {counted(waiting.reviews, 'review waits', 'reviews wait')}
        </ButtonLink>
      )}
      {waiting.comments > 0 && (
        <ButtonLink to="/admin/comments?state=pending" size="sm">
          <MessageSquare aria-hidden="true" />
          {counted(waiting.comments, 'comment waits', 'comments wait')}
        </ButtonLink>
      )}
    </div>
  );
}
