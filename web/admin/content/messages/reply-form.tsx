import { type Message, ReplyToMessage } from '../../../../functions/content/messages/contract.ts';
import { api } from '../../../api/client.ts';
import { replyToMessage } from '../../../api/messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { LimitedTextArea } from '../../form/limited-text-area.tsx';
import { useTextSending } from '../../form/use-text-sending.ts';
import { isSilentFailure } from '../../is-silent.ts';
import type { Versioned } from '../../resource.ts';

type ReplyFormProps = { message: Message; onReplied: (now: Versioned<Message>) => void };

/** Without a mail service, replies are written in one's own email program. */
export function ReplyForm(props: ReplyFormProps) {
  const { email, subject } = props.message;
  if (!isSilentFailure()) return <Reply {...props} />;
  return (
    <p className="text-small text-muted">
      The shop has no mail service, so it can’t send a reply. Write to{' '}
      <a
        href={`mailto:${email}?subject=${encodeURIComponent(subject ? `Re: ${subject}` : '')}`}
        className="text-action underline underline-offset-4 hover:no-underline"
      >
        {email}
      </a>{' '}
      with your own email program.
    </p>
  );
}

/** The text stays in the field until the mail service has accepted it. */
function Reply({ message, onReplied }: ReplyFormProps) {
  const toast = useToast();
  const { text, write, busy, fault, failure, submit, unsaved } = useTextSending(
    ReplyToMessage.shape.text,
    async reply => {
      const now = await replyToMessage(api, message.messageId, { text: reply });
      toast({ text: `Reply sent to ${message.email}.` });
      onReplied(now);
    },
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <LimitedTextArea
        label="Your reply"
        hint={`Sent only to ${message.email}, with their message quoted below`}
        most={10_000}
        rows={6}
        text={text}
        value={text}
        error={fault}
        onChange={event => write(event.target.value)}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Sending..." className="justify-self-end">
        Send reply
      </Button>
      <UnsavedChanges {...unsaved} />
    </form>
  );
}
