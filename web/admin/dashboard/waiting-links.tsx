import { MessageSquare, Star } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { useWaiting } from '../shell/waiting.ts';
import { counted } from '../written.ts';

/** The ways to what waits to be read, as long as something does. */
export function WaitingLinks() {
  const waiting = useWaiting();
  if (!waiting || waiting.reviews + waiting.comments === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
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
