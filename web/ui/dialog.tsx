import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button, IconButton } from './button.tsx';
import { useTypedText } from './use-typed-text.ts';

const veil =
  'fixed inset-0 z-50 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
const sheet = `fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-card
  border border-line bg-surface p-6 text-ink shadow-float transition-[opacity,scale] duration-150 ease-out
  data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0`;

type Opening = { open: boolean; onOpenChange: (open: boolean) => void; title: string };

type ConfirmDialogProps = Opening & {
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that are destructive or cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  error?: ReactNode;
  /** The content is still loading: it can be cancelled but not confirmed yet. */
  notYet?: boolean;
  /** Where the focus goes on close, if not back to the trigger. */
  finalFocus?: () => HTMLElement | true;
  onConfirm: () => void;
};

/** Stays open while `busy`; the caller closes it when done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    busy,
    error,
  } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={next => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={veil} forceRender />
        <AlertDialog.Popup className={`${sheet} max-w-md`} finalFocus={props.finalFocus}>
          <AlertDialog.Title className="text-title font-semibold">{title}</AlertDialog.Title>
          {children && (
            <AlertDialog.Description render={<div />} className="mt-2 text-small text-muted">
              {children}
            </AlertDialog.Description>
          )}
          {error && <Alert className="mt-4">{error}</Alert>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button disabled={busy} />}>{cancelLabel}</AlertDialog.Close>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={props.busyLabel}
              disabled={props.notYet}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type DialogProps = Opening & {
  children: ReactNode;
  /** It contains earlier input that would be lost. */
  isTyped?: boolean;
  /** Stays open while busy. */
  busy?: boolean;
};

/** For a short form or for details. Asks before discarding typed text. */
export function Dialog({ open, onOpenChange, title, children, isTyped = false, busy = false }: DialogProps) {
  const [asks, setAsks] = useState(false);
  const typed = useTypedText();
  if (asks && !open) setAsks(false);

  const change = (next: boolean) => {
    if (busy) return;
    if (!next && (isTyped || typed.isTyped())) setAsks(true);
    else onOpenChange(next);
  };
  return (
    <BaseDialog.Root open={open} onOpenChange={change}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={veil} />
        <BaseDialog.Popup className={`${sheet} max-w-form`} onFocus={typed.onFocus}>
          <div className="mb-4 flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-title font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label="Close" size="sm">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {children}
          <ConfirmDialog
            open={asks}
            onOpenChange={setAsks}
            title="Discard what you typed?"
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            danger
            onConfirm={() => onOpenChange(false)}
          >
            It hasn’t been saved and will be lost.
          </ConfirmDialog>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
