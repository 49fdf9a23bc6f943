import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { MOST_OF_ONE } from '../../../functions/contracts/cart-limits.ts';
import { FieldNote } from '../../ui/field.tsx';
import { CHANGE, quantityOf } from './change-cart.ts';

type QuantityFieldProps = { productCode: number; name: string; quantity: number };

const step = `grid w-9 place-items-center text-muted hover:text-ink aria-disabled:opacity-40 pointer-coarse:w-11
  [&_svg]:size-4`;

const PAUSE_MS = 500;

/** The buttons apply immediately; a typed number after a short pause, or when the field loses focus. */
export function QuantityField({ productCode, name, quantity }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const id = quantityOf(productCode);
  const note = isWrong ? `${id}-note` : undefined;

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const forget = () => {
    clearTimeout(pause.current);
    setTyped(undefined);
    setIsWrong(false);
  };
  const apply = ({ currentTarget: { value, validity, form } }: FocusEvent<HTMLInputElement>) => {
    if (!validity.valid) return setIsWrong(true);
    forget();
    if (Number(value) !== quantity) form?.requestSubmit();
  };
  const type = (input: HTMLInputElement) => {
    setTyped(input.value);
    setIsWrong(false);
    clearTimeout(pause.current);
    // Submitting would move the focus to an invalid field.
    pause.current = setTimeout(() => {
      if (Number(input.value) === quantity || !input.form?.matches(':valid')) return;
      input.form.requestSubmit();
      forget();
    }, PAUSE_MS);
  };
  return (
    <div className="grid max-w-36 gap-1.5">
      <div className="flex h-10 rounded-control border border-edge/60 bg-surface focus-within:border-action pointer-coarse:h-11">
        <button
          type="submit"
          name={CHANGE}
          value={`fewer ${productCode}`}
          formNoValidate
          onClick={forget}
          aria-label={`One less: ${name}`}
          aria-disabled={quantity <= 1}
          className={step}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          id={id}
          name={id}
          min={1}
          max={MOST_OF_ONE}
          required
          aria-label={`Quantity: ${name}`}
          aria-describedby={note}
          aria-invalid={isWrong || undefined}
          value={typed ?? quantity}
          onInput={({ currentTarget }) => type(currentTarget)}
          onBlur={apply}
          className="w-11 bg-transparent [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none text-center text-small font-medium tabular-nums"
        />
        <button
          type="submit"
          name={CHANGE}
          value={`more ${productCode}`}
          formNoValidate
          onClick={forget}
          aria-label={`One more: ${name}`}
          aria-disabled={quantity >= MOST_OF_ONE}
          className={step}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {isWrong && (
        <FieldNote
          id={note}
          error={`Enter a whole number from 1 to ${MOST_OF_ONE}. Your cart still has ${quantity}.`}
        />
      )}
    </div>
  );
}
