import { useRef } from 'react';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import { isAboutRows } from '../../list/use-row-keys.ts';

const focusedItem = () => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? undefined;

type Keys = {
  onApprove: (id: string) => void;
  onReject: (id: string) => void;
  onSelect: (id: string) => void;
};

/** What is moderated is walked through and decided on by keys. */
export function useItemKeys({ onApprove, onReject, onSelect }: Keys) {
  const items = useRef<HTMLOListElement>(null);
  const move = (by: number) => {
    const all = [...(items.current?.children ?? [])] as HTMLElement[];
    const item = focusedItem();
    const next = all[item ? all.indexOf(item) + by : 0];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const onItem = (run: (id: string) => void) => () => {
    const id = focusedItem()?.dataset.id;
    if (id !== undefined) run(id);
  };
  useShortcut('j ArrowDown', 'Next one', () => move(1), isAboutRows);
  useShortcut('k ArrowUp', 'Previous one', () => move(-1), isAboutRows);
  useShortcut('a', 'Approve it', onItem(onApprove), isAboutRows);
  useShortcut('r', 'Reject it', onItem(onReject), isAboutRows);
  useShortcut('x', 'Select it', onItem(onSelect), isAboutRows);
  return items;
}
