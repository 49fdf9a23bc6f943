import { useState } from 'react';
import { withoutDecimals } from '../../form/amount-input.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { readTyped } from '../../form/read-number.ts';
import { formatCount } from '../../format.ts';
import { adjusted, times } from './adjust.ts';
import type { Edit, Setting } from './edit.ts';
import { FormDialog } from './form-dialog.tsx';
import { decimalsIn } from './format.ts';
import type { Sheet } from './sheet.ts';

type CompleteDialogProps = { sheet: Sheet; onClose: () => void; onDone: (count: number) => void };

/** Fills in what incomplete new prices lack, all at once. */
export function CompleteDialog({ sheet, onClose, onDone }: CompleteDialogProps) {
  const [factor, setFactor] = useState('1');
  const [stock, setStock] = useState('0');
  const edits = [...sheet.store.edits().values()].filter(isIncomplete);
  const [retailFactor, pieces] = [factor, stock].map(text => {
    const reading = readTyped(text);
    return 'number' in reading && reading.number >= 0 ? reading.number : undefined;
  });
  const isWhole = pieces !== undefined && Number.isInteger(pieces);

  const apply = () => {
    if (retailFactor === undefined || !isWhole) return;
    onDone(sheet.store.set(edits.flatMap(edit => lackingIn(edit, retailFactor, pieces))));
    onClose();
  };

  return (
    <FormDialog title="Complete the new prices" submit="Complete" onSubmit={apply} onClose={onClose}>
      <p className="text-small text-muted">
        {formatCount(edits.length, 'new price lacks', 'new prices lack')} a retail price or stock. Values
        already filled in stay.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label="Retail price: net price times"
          value={factor}
          error={retailFactor === undefined ? 'Factor must be a number' : undefined}
          onChange={event => setFactor(event.target.value)}
        />
        <NumberInput
          label="Stock available"
          {...withoutDecimals}
          value={stock}
          error={isWhole ? undefined : 'Stock available must be a whole number'}
          onChange={event => setStock(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}

/** It has a net price but lacks another required value. */
export const isIncomplete = ({ price }: Edit) =>
  price !== null &&
  typeof price.NetPrice === 'number' &&
  (price.RetailPrice === null || price.StockAvailable === null);

function lackingIn(
  { price, productCode, productName, country }: Edit,
  factor: number,
  stock: number,
): Setting[] {
  const place = { product: { productCode, productName }, country };
  const rules = {
    change: times(factor),
    ending: '' as const,
    decimals: decimalsIn(country.denomination),
  };
  return [
    ...(price?.RetailPrice === null
      ? [{ ...place, field: 'RetailPrice' as const, value: adjusted(Number(price.NetPrice), rules) }]
      : []),
    ...(price?.StockAvailable === null ? [{ ...place, field: 'StockAvailable' as const, value: stock }] : []),
  ];
}
