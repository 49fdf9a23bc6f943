import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { adjusted } from './adjust.ts';
import type { Edit, Setting } from './edit.ts';
import { decimalsIn, ownDecimalSign } from './format.ts';
import { readNumber } from './read-number.ts';
import type { Sheet } from './sheet.ts';

type CompleteDialogProps = { sheet: Sheet; onClose: () => void; onDone: (count: number) => void };

/** New prices that were begun with a value or two: what they lack, for all of them at once. */
export function CompleteDialog({ sheet, onClose, onDone }: CompleteDialogProps) {
  const [factor, setFactor] = useState('1');
  const [stock, setStock] = useState('0');
  const edits = [...sheet.store.edits().values()].filter(isIncomplete);
  const [times, pieces] = [factor, stock].map(text => {
    const reading = readNumber(text, ownDecimalSign);
    return 'number' in reading && reading.number >= 0 ? reading.number : undefined;
  });
  const isWhole = pieces !== undefined && Number.isInteger(pieces);

  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    if (times === undefined || !isWhole) return;
    onDone(sheet.store.set(edits.flatMap(edit => lackingIn(edit, times, pieces))));
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title="Complete the new prices">
      <form onSubmit={apply} noValidate className="grid gap-4">
        <p className="text-small text-muted">
          {edits.length} new {edits.length === 1 ? 'price lacks' : 'prices lack'} a retail price or stock.
          What is filled in already stays.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label="Retail price: net price times"
            inputMode="decimal"
            value={factor}
            error={times === undefined ? 'Factor must be a number' : undefined}
            onChange={event => setFactor(event.target.value)}
          />
          <TextInput
            label="Stock available"
            inputMode="numeric"
            value={stock}
            error={isWhole ? undefined : 'Stock available must be a whole number'}
            onChange={event => setStock(event.target.value)}
          />
        </div>
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Complete
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** It has a net price to begin with, and lacks something that every price has. */
export const isIncomplete = ({ price }: Edit) =>
  price !== null &&
  typeof price.NetPrice === 'number' &&
  (price.RetailPrice === null || price.StockAvailable === null);

function lackingIn(
  { price, productCode, productName, country }: Edit,
  times: number,
  stock: number,
): Setting[] {
  const place = { product: { productCode, productName }, country };
  const rules = {
    change: (amount: number) => Math.round(Number((amount * times).toPrecision(12))),
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
