import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { products } from '../products/products.ts';
import type { Variant } from './families.ts';

type VariantRowProps = {
  row: Variant;
  /** The names of the family's options. */
  labels: readonly string[];
  place: { index: number; last: number };
  error: string | undefined;
  onChange: (row: Variant) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function VariantRow({ row, labels, place, error, onChange, onMove, onRemove }: VariantRowProps) {
  const { productCode, label: name } = row;
  const { index, last } = place;
  return (
    <li className="grid gap-3 border-b border-line pb-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-medium wrap-anywhere">
          <Link to={`${products.recordPath}${productCode}`}>{name}</Link>
        </p>
        <div className="flex gap-1">
          <Button
            variant="plain"
            size="sm"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={`Move ${name} down`}
            disabled={index === last}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button variant="plain" size="sm" aria-label={`Take ${name} out`} onClick={onRemove}>
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {labels.map((label, option) => (
          <TextInput
            key={label}
            label={label}
            value={row.options[option] ?? ''}
            error={option === 0 ? error : undefined}
            maxLength={40}
            autoComplete="off"
            onChange={event => onChange({ ...row, options: row.options.with(option, event.target.value) })}
          />
        ))}
      </div>
    </li>
  );
}
