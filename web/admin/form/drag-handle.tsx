import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

type DragHandleProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'className'> & {
  /** What it moves. */
  name: string;
};

/** Moves a row by dragging, or by its arrow keys. */
export const DragHandle = ({ name, ...rest }: DragHandleProps) => (
  <button
    {...rest}
    type="button"
    aria-label={`Move ${name}`}
    className="grid size-8 shrink-0 touch-none cursor-grab place-items-center rounded-control text-muted
      hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
  >
    <GripVertical size={16} aria-hidden="true" />
  </button>
);
