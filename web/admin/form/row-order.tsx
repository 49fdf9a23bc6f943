import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import { IconButton } from '../../ui/button.tsx';
import { DragHandle } from './drag-handle.tsx';
import { placeByKey } from './place-by-key.ts';
import { useDragging } from './use-dragging.ts';

type Rows = Pick<UseFieldArrayReturn, 'move' | 'remove'> & {
  ids: string[];
  /** What a row is called at the start of a sentence: “Link”. */
  nameOf: (index: number) => string;
};

type RowOrder = ReturnType<typeof useRowOrder>;

/** Moves and removes rows of a list; the focus follows the row that was acted on. */
export function useRowOrder({ move, remove, ids, nameOf }: Rows) {
  const { list, focusNext } = useNextFocus();
  const [said, say] = useState('');
  const count = ids.length;
  const sayMoved = (name: string, to: number) => say(`${name} moved to position ${to + 1} of ${count}.`);
  const back = (id: string, before: string[]) => move(ids.indexOf(id), before.indexOf(id));
  const dragging = useDragging<string>({
    order: ids,
    onMove: (id, place) => move(ids.indexOf(id), place),
    onDrop: (id, before) => {
      const place = ids.indexOf(id);
      if (place !== before.indexOf(id)) sayMoved(nameOf(place), place);
    },
    onCancel: back,
  });

  return {
    count,
    list,
    said,
    isHeld: (index: number) => dragging.held !== undefined && dragging.held === ids[index],
    handleOf: (index: number) => ({
      'data-place': `${index} handle`,
      onPointerDown: (event: PointerEvent) => dragging.take(event, ids[index] ?? ''),
      onKeyDown: (event: KeyboardEvent) => {
        const to = placeByKey(event.key, index, count);
        if (to === undefined || dragging.held !== undefined) return;
        event.preventDefault();
        if (to === index) return;
        move(index, to);
        focusNext(`${to} handle`);
        sayMoved(nameOf(index), to);
      },
    }),
    /** For the control that adds a row: `data-place="add"`. */
    focusNext,
    moveTo(from: number, to: number) {
      move(from, to);
      const way = to < from ? 'up' : 'down';
      const atEnd = to === 0 || to === count - 1;
      focusNext(`${to} ${atEnd ? (to === 0 ? 'down' : 'up') : way}`);
      sayMoved(nameOf(from), to);
    },
    take(index: number) {
      remove(index);
      focusNext(count === 1 ? 'add' : `${Math.min(index, count - 2)} remove`);
      say(`${nameOf(index)} removed. ${count - 1} left.`);
    },
  };
}

type RowButtonsProps = { order: RowOrder; index: number; name: string };

export function RowButtons({ order: { count, handleOf, moveTo, take }, index, name }: RowButtonsProps) {
  return (
    <>
      <DragHandle name={name} {...handleOf(index)} />
      <IconButton
        label={`Move ${name} up`}
        data-place={`${index} up`}
        disabled={index === 0}
        onClick={() => moveTo(index, index - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-place={`${index} down`}
        disabled={index === count - 1}
        onClick={() => moveTo(index, index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${name}`} data-place={`${index} remove`} onClick={() => take(index)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** What a row is, with its buttons; on phones they stand below it. */
export function RowHead({ children, ...buttons }: RowButtonsProps & { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <p className="min-w-0 flex-1 basis-48 text-small font-medium wrap-anywhere">{children}</p>
      <div className="ms-auto flex">
        <RowButtons {...buttons} />
      </div>
    </div>
  );
}

/** Focuses a control by its place, once the rows are in their new order. */
function useNextFocus(): { list: RefObject<HTMLDivElement | null>; focusNext: (place: string) => void } {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${next.current}"]`)?.focus();
    next.current = null;
  });
  return {
    list,
    focusNext: place => {
      next.current = place;
    },
  };
}
