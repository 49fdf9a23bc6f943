import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { type Shortcut, shortcutsHere, useShortcut } from './use-shortcut.ts';

const SIGNS: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** '?' lists this screen's shortcuts. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const [shortcuts, setShortcuts] = useState<Shortcut[]>([]);
  useShortcut('?', 'Show this list', () => {
    setShortcuts(shortcutsHere());
    setOpen(true);
  });
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-small">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className="flex items-center justify-between gap-6 py-2.5">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {key.split(' ').map(one => (
                <kbd
                  key={one}
                  className="inline-block min-w-7 rounded-control border border-edge/60 bg-sunken px-2 py-0.5 text-center
                    font-sans text-fine font-medium"
                >
                  {SIGNS[one] ?? one}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-fine text-muted">You can turn shortcuts off in the settings.</p>
    </Dialog>
  );
}
