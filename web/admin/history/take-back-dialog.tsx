import { type ReactNode, useState } from 'react';
import { asProblem } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';

export type TakingBack = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  run: () => Promise<void>;
};

/** Asks before something is taken back, and says where it was refused; each question needs a key of its own. */
export function TakeBackDialog({ asked }: { asked: TakingBack }) {
  const { title, text, run, ...labels } = asked;
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
      title={title}
      {...labels}
      busy={busy}
      error={failure}
      onConfirm={() => void confirm()}
    >
      {text}
    </ConfirmDialog>
  );
}
