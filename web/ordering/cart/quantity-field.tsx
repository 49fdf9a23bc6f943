import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { MOST_OF_ONE } from './cart-lines.ts';
import { CHANGE, quantityOf } from './change-cart.ts';

type QuantityFieldProps = { productCode: number; name: string; quantity: number };

const step = `grid w-9 place-items-center text-muted hover:text-ink aria-disabled:opacity-40 pointer-coarse:w-11
  [&_svg]:size-4`;

/** The buttons apply at once; a typed number when the field is left or the form submitted. */
export function QuantityField({ productCode, name, quantity }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex h-10 rounded-control border border-edge/60 bg-surface focus-within:border-action pointer-coarse:h-11">
      <button
        type="submit"
        name={CHANGE}
        value={`fewer ${productCode}`}
        formNoValidate
        aria-label={`One less: ${name}`}
        aria-disabled={quantity <= 1}
        className={step}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        id={quantityOf(productCode)}
        name={quantityOf(productCode)}
        min={1}
        max={MOST_OF_ONE}
        required
        aria-label={`Quantity: ${name}`}
        value={typed ?? quantity}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={({ currentTarget }) => {
          if (typed === undefined) return;
          if (currentTarget.validity.valid) currentTarget.form?.requestSubmit();
          setTyped(undefined);
        }}
        className="w-11 bg-transparent [&::-webkit-inner-spin-button]:appearance-none text-center text-small font-medium tabular-nums"
      />
      <button
        type="submit"
        name={CHANGE}
        value={`more ${productCode}`}
        formNoValidate
        aria-label={`One more: ${name}`}
        aria-disabled={quantity >= MOST_OF_ONE}
        className={step}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
