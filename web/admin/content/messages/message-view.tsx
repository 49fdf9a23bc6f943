import type { Message } from '../../../../functions/content/messages/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime } from '../../format.ts';
import { Part } from '../../page/part.tsx';
import type { Versioned } from '../../resource.ts';
import { KIND_NAMES, STATE_NAMES } from './message-words.ts';
import { ReplyForm } from './reply-form.tsx';

type MessageViewProps = { message: Message; onReplied: (now: Versioned<Message>) => void };

const link = 'text-action hover:underline';

/** The message, its replies and its sender. */
export function MessageView({ message, onReplied }: MessageViewProps) {
  const { state, movedBy, movedAt, kind, receivedAt, replies } = message;
  return (
    <>
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <Badge tone={state === 'junk' ? 'danger' : 'neutral'}>{STATE_NAMES[state]}</Badge>
        {KIND_NAMES[kind]} · {formatDateTime(receivedAt)}
        {movedBy && movedAt && (
          <span>
            Moved by <bdi className="wrap-anywhere">{movedBy}</bdi>, {formatDateTime(movedAt)}
          </span>
        )}
        {state === 'junk' && !movedBy && <span>Matches earlier junk</span>}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-5 max-lg:order-2">
          <Part title="Message">
            {message.message ? (
              <p className="max-w-prose text-body whitespace-pre-line wrap-anywhere">{message.message}</p>
            ) : (
              <p className="text-muted">They left only an email address for a reply.</p>
            )}
          </Part>
          {replies.length > 0 && (
            <Part title={replies.length === 1 ? 'Reply' : 'Replies'}>
              <ul className="grid gap-4">
                {replies.map(({ text, by, sentAt }) => (
                  <li key={sentAt + text} className="border-s-2 border-action ps-4">
                    <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
                    <p className="mt-1 text-fine text-muted">
                      <bdi className="wrap-anywhere">{by}</bdi>, {formatDateTime(sentAt)}
                    </p>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={replies.length > 0 ? 'Reply again' : 'Reply by email'}>
            <ReplyForm {...{ message, onReplied }} />
          </Part>
        </div>
        <Part title="From">
          <From message={message} />
        </Part>
      </div>
    </>
  );
}

function From({ message: { name, email, phone } }: { message: Message }) {
  return (
    <>
      {name && <p className="font-medium wrap-anywhere">{name}</p>}
      <p className="wrap-anywhere">
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
      {phone && (
        <p className="wrap-anywhere">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
            {phone}
          </a>
        </p>
      )}
    </>
  );
}
