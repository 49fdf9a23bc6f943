import { useId, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { NO_COLOUR } from '../../../../functions/contracts/swatches.ts';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { type FamilyForm, optionsWithValues } from './family-values.ts';

/** A colour for each value of the options; shoppers see those as swatches. */
export function SwatchFields({ form }: { form: FamilyForm }) {
  const { field } = useController({ control: form.control, name: 'swatches' });
  const [options, values, variants] = useWatch({
    control: form.control,
    name: ['options', 'values', 'variants'],
  });
  const groups = optionsWithValues({ options, values, variants });
  const [isOpen, setOpen] = useState(field.value.length > 0);
  if (groups.every(({ values }) => values.length === 0)) return null;

  const isOf = (value: string) => (one: { value: string }) => one.value.toLowerCase() === value.toLowerCase();
  const set = (value: string, colour?: string) => {
    const others = field.value.filter(one => !isOf(value)(one));
    field.onChange(colour ? [...others, { value, colour }] : others);
  };
  return (
    <Folded summary="Colours that shoppers choose by" open={isOpen} onToggle={setOpen}>
      <div className="grid gap-3 rounded-control bg-sunken p-3">
        <p className="text-small text-muted">
          A value with a colour is shown as a swatch, on the page of the product and in lists.
        </p>
        {groups.map(({ option, values }, at) => (
          <ul key={option} aria-label={option} className="grid gap-1 empty:hidden sm:grid-cols-2">
            {values.map((value, index) => (
              <li key={value.toLowerCase()}>
                <SwatchField
                  name={`swatches.${at}.${index}`}
                  value={value}
                  colour={field.value.find(isOf(value))?.colour}
                  onChange={colour => set(value, colour)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Folded>
  );
}

type SwatchFieldProps = {
  name: string;
  value: string;
  colour: string | undefined;
  onChange: (colour?: string) => void;
};

function SwatchField({ name, value, colour, onChange }: SwatchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    onChange();
    // The button goes away.
    input.current?.focus();
  };
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        ref={input}
        type="color"
        id={id}
        name={name}
        value={colour ?? NO_COLOUR}
        onChange={event => onChange(event.currentTarget.value)}
        aria-describedby={`${id}-note`}
        className="h-9 w-12 shrink-0 rounded-control border border-edge bg-surface p-1 pointer-coarse:h-11"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-small font-medium wrap-anywhere">
          Colour of {value}
        </label>
        <span id={`${id}-note`} className="text-fine text-muted tabular-nums">
          {colour ?? 'None'}
        </span>
      </div>
      {colour && (
        <Button
          variant="plain"
          size="sm"
          className="ms-auto"
          aria-label={`Remove the colour of ${value}`}
          onClick={remove}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
