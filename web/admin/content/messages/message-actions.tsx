import { Archive, Inbox, MailOpen, OctagonX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message, UpdateMessage } from '../../../../functions/content/messages/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { forgetListPages } from '../../list/cached-lists.ts';
import { DeleteDialog } from '../../list/delete-dialog.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import { forgetChosen } from '../../list/use-selection.ts';
import { messages } from './messages.ts';

type MessageActionsProps = {
  message: Message;
  /** Resolves to whether it succeeded. */
  change: (to: UpdateMessage) => Promise<boolean>;
  onOutdated: () => void;
};

/** The target folder, and its toast. */
const MOVES = {
  archived: { label: 'Archive', icon: Archive, done: 'Archived.' },
  junk: {
    label: 'Junk',
    icon: OctagonX,
    done: 'Marked as junk. Future messages from this sender go to junk too.',
  },
  inbox: { label: 'Move to inbox', icon: Inbox, done: 'Moved to the inbox.' },
} as const;

type Place = keyof typeof MOVES;

export function MessageActions({ message, change, onOutdated }: MessageActionsProps) {
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState(0);
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = message;
  const leave = () => void navigate(rememberedList(messages.path));

  const run = async (name: string, to: UpdateMessage) => {
    if (busy) return false;
    setBusy(name);
    const isDone = await change(to);
    setBusy(undefined);
    return isDone;
  };
  const move = async (to: Place) => {
    if (await run(to, { state: to })) toast({ text: MOVES[to].done });
  };
  const places: Place[] =
    state === 'junk' ? ['inbox'] : state === 'archived' ? ['junk', 'inbox'] : ['junk', 'archived'];
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsked(asked + 1)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <Button
        busy={busy === 'unread'}
        onClick={() => void run('unread', { read: false }).then(isDone => isDone && leave())}
      >
        <MailOpen aria-hidden="true" />
        Mark as unread
      </Button>
      {places.map(to => {
        const { label, icon: Icon } = MOVES[to];
        return (
          <Button key={to} busy={busy === to} onClick={() => void move(to)}>
            <Icon aria-hidden="true" />
            {state === 'junk' ? 'Not junk' : label}
          </Button>
        );
      })}
      {asked > 0 && (
        <DeleteDialog
          key={asked}
          resource={messages}
          target={message}
          onDeleted={() => {
            forgetListPages(messages.path);
            forgetChosen(messages.path, messages.idOf(message));
            leave();
          }}
          onOutdated={onOutdated}
        />
      )}
    </div>
  );
}
