import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../ui/hydrated.ts';

const step = `grid size-11 place-items-center text-muted enabled:hover:text-ink disabled:opacity-40
  disabled:cursor-not-allowed`;

/** Typed text stays until the field loses focus; then it is corrected to a valid quantity. */
export function QuantityField({ most }: { most: number }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(1);
  // Only the field works without scripts.
  const isWaiting = !useHydrated();
  const set = (wanted: number) => {
    const possible = Math.min(most, Math.max(1, Math.trunc(wanted) || 1));
    setQuantity(possible);
    if (field.current) field.current.value = String(possible);
  };
  return (
    <div className="flex h-(--control) shrink-0 items-center rounded-control border border-edge bg-surface">
      <button
        type="button"
        aria-label="One less"
        disabled={isWaiting || quantity <= 1}
        onClick={() => set(quantity - 1)}
        className={step}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <label htmlFor={id} className="sr-only">
        Quantity
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={most}
        required
        defaultValue={1}
        onInput={event => setQuantity(event.currentTarget.valueAsNumber || 1)}
        onFocus={event => event.currentTarget.select()}
        onBlur={event => set(event.currentTarget.valueAsNumber)}
        className="w-9 bg-transparent [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none text-center tabular-nums outline-offset-0"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={isWaiting || quantity >= most}
        onClick={() => set(quantity + 1)}
        className={step}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
