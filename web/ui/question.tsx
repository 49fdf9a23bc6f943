import { type ReactNode, useState } from 'react';
import { asProblem } from '../api/client.ts';
import { ConfirmDialog } from './dialog.tsx';

export type Question = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  danger?: boolean;
  run: () => Promise<void>;
};

/** The question of a screen, and the way to ask it: each time anew. */
export function useQuestion() {
  const [asked, setAsked] = useState<{ number: number; question: Question }>();
  return {
    ask: (question: Question) => setAsked(last => ({ number: (last?.number ?? 0) + 1, question })),
    dialog: asked && <QuestionDialog key={asked.number} asked={asked.question} />,
  };
}

/** Asks before something is done, and says where it was refused. */
function QuestionDialog({ asked }: { asked: Question }) {
  const { text, run, ...words } = asked;
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const confirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      await run();
      setOpen(false);
    } catch (error) {
      setFailure(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      {...words}
      busy={busy}
      error={failure}
      onConfirm={() => void confirm()}
    >
      {text}
    </ConfirmDialog>
  );
}
