import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import { isAboutRows } from '../../list/use-row-keys.ts';

const focusedItem = () => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? undefined;

type Keys = {
  onApprove: (id: string) => void;
  onReject: (id: string) => void;
  onSelect: (id: string) => void;
};

/** Keys for moving through items and deciding on them. */
export function useItemKeys(rows: readonly unknown[], { onApprove, onReject, onSelect }: Keys) {
  const items = useRef<HTMLOListElement>(null);
  const keepsFocus = useKeptPlace(rows, items);
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
  useShortcut('j ArrowDown', 'Next item', () => move(1), isAboutRows);
  useShortcut('k ArrowUp', 'Previous item', () => move(-1), isAboutRows);
  useShortcut('a', 'Approve it', onItem(onApprove), isAboutRows);
  useShortcut('r', 'Reject it', onItem(onReject), isAboutRows);
  useShortcut('x', 'Select it', onItem(onSelect), isAboutRows);
  return { items, keepsFocus };
}

/** If the focused item leaves the list, the one in its place gets the focus. */
function useKeptPlace(rows: readonly unknown[], items: RefObject<HTMLOListElement | null>) {
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useLayoutEffect(() => {
    const all = [...(items.current?.children ?? [])] as HTMLElement[];
    if (place.current === undefined || document.activeElement !== document.body) return;
    (all[place.current] ?? all.at(-1))?.focus({ preventScroll: true });
  }, [rows, items]);
  return {
    onFocus: () => {
      const item = focusedItem();
      place.current = item && [...(items.current?.children ?? [])].indexOf(item);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) place.current = undefined;
    },
  };
}
