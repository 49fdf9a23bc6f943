import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `leave` is for links inside: it closes the drawer and lets the focus move to the new page. */
  children: (leave: () => void) => ReactNode;
};

export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const left = useRef(false);
  const change = (next: boolean) => {
    left.current = false;
    onOpenChange(next);
  };
  const leave = () => {
    left.current = true;
    onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop
          className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0
            data-starting-style:opacity-0"
        />
        <Dialog.Popup
          finalFocus={() => (left.current ? document.querySelector<HTMLElement>('h1') : true)}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-e border-line bg-surface
            text-ink shadow-float transition-transform duration-180 ease-out data-ending-style:-translate-x-full
            data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full
            rtl:data-starting-style:translate-x-full"
        >
          <div className="flex h-14 shrink-0 items-center justify-between ps-5 pe-2">
            <Dialog.Title className="text-small font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {children(leave)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
