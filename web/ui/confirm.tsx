import { type ReactNode, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/client.ts';
import { ConfirmDialog } from './dialog.tsx';

export type Confirmation = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  danger?: boolean;
  run: () => Promise<void>;
};

type Reason = (problem: ApiProblem) => string;

/** Holds a screen's confirmation dialog, and opens it. */
export function useConfirm(reasonOf: Reason = ({ message }) => message) {
  const [current, setCurrent] = useState<{ number: number; question: Confirmation }>();
  return {
    ask: (question: Confirmation) => setCurrent(last => ({ number: (last?.number ?? 0) + 1, question })),
    dialog: current && (
      <ConfirmationDialog key={current.number} current={current.question} reasonOf={reasonOf} />
    ),
  };
}

/** Confirms an action, and shows why it was refused. */
function ConfirmationDialog({ current, reasonOf }: { current: Confirmation; reasonOf: Reason }) {
  const { text, run, ...words } = current;
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
      setFailure(reasonOf(asProblem(error)));
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
