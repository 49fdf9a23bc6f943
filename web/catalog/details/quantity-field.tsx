import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';

type QuantityFieldProps = { quantity: number; most: number; onChange: (quantity: number) => void };

const step = `grid size-11 place-items-center text-muted enabled:hover:text-ink disabled:opacity-40
  disabled:cursor-not-allowed`;

export function QuantityField({ quantity, most, onChange }: QuantityFieldProps) {
  const id = useId();
  const set = (query: number) => onChange(Math.min(most, Math.max(1, Math.trunc(query) || 1)));
  return (
    <div className="flex h-(--control) shrink-0 items-center rounded-control border border-edge bg-surface">
      <button
        type="button"
        aria-label="One less"
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
        className={step}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <label htmlFor={id} className="sr-only">
        Quantity
      </label>
      <input
        id={id}
        inputMode="numeric"
        pattern="[0-9]*"
        value={quantity}
        onChange={event => set(Number(event.currentTarget.value))}
        onFocus={event => event.currentTarget.select()}
        className="w-9 bg-transparent text-center tabular-nums outline-offset-0"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={quantity >= most}
        onClick={() => set(quantity + 1)}
        className={step}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
