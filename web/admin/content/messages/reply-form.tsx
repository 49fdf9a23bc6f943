import { type FormEvent, useState } from 'react';
import { type Message, ReplyToMessage } from '../../../../functions/content/messages/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { replyToMessage } from '../../../api/messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useSessionDraft } from '../../form/use-session-draft.ts';
import type { Versioned } from '../../resource.ts';

type ReplyFormProps = { message: Message; onReplied: (now: Versioned<Message>) => void };

/** What is written stays in the field until the mail service has taken it. */
export function ReplyForm({ message, onReplied }: ReplyFormProps) {
  const { draft, keep } = useSessionDraft<string>();
  const [text, setText] = useState(draft ?? '');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const toast = useToast();

  const reply = async () => {
    setBusy(true);
    setFailure('');
    try {
      const now = await replyToMessage(api, message.messageId, { text });
      setText('');
      toast({ text: `Reply sent to ${message.email}.` });
      onReplied(now);
    } catch (error) {
      setFailure(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { error } = ReplyToMessage.safeParse({ text });
    setFault(error?.issues[0]?.message ?? '');
    if (!error && !busy) void reply();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <TextArea
        label="Your reply"
        hint={`Goes to ${message.email} alone, with what they wrote below it`}
        maxLength={10_000}
        rows={6}
        value={text}
        error={fault}
        onChange={event => {
          setText(event.target.value);
          setFault('');
        }}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Sending..." className="justify-self-end">
        Send reply
      </Button>
      <UnsavedChanges when={text.trim() !== ''} keep={() => keep(() => text)} />
    </form>
  );
}
