import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldedProps = {
  /** Says what opens, as "Add a note". */
  summary: string;
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What few people need, one press away. Uses <details>, so it works without JavaScript. */
export function Folded({ summary, open = false, onToggle, children }: FoldedProps) {
  return (
    <details open={open} onToggle={event => onToggle?.(event.currentTarget.open)} className="group">
      <summary
        className="inline-flex min-h-6 list-none items-center gap-1.5 rounded-control text-small text-action underline-offset-4
          hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        <Plus size={16} aria-hidden="true" className="group-open:hidden" />
        <Minus size={16} aria-hidden="true" className="hidden group-open:block" />
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Opens what holds a value, or one of these fields. */
export function unfold(form: HTMLFormElement, names: readonly string[] = []) {
  for (const details of form.querySelectorAll('details')) {
    const controls = [...details.querySelectorAll<Control>('input, textarea')];
    if (controls.some(({ name, value }) => value !== '' || names.includes(name))) details.open = true;
  }
}
