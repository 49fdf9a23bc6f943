import { useState } from 'react';
import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { NumberInput } from '../../form/number-input.tsx';
import { readTyped } from '../../form/read-number.ts';
import { adjusted, type Ending, times } from './adjust.ts';
import { keyOf, type Setting } from './edit.ts';
import { EndingSelect } from './ending-select.tsx';
import type { Field, Value } from './fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { decimalsIn } from './format.ts';
import type { Sheet } from './sheet.ts';

type CopyDialogProps = {
  sheet: Sheet;
  countries: MatrixCountry[];
  onClose: () => void;
  onDone: (count: number) => void;
};

/** Copies one country's prices to another, times a factor. New prices start without stock. */
export function CopyDialog({ sheet, countries, onClose, onDone }: CopyDialogProps) {
  const [from, setFrom] = useState(countries[0]?.countryId ?? 0);
  const [to, setTo] = useState(countries[1]?.countryId ?? 0);
  const [typed, setTyped] = useState('1');
  const [ending, setEnding] = useState<Ending>('');
  const [onlyMissing, setOnlyMissing] = useState(true);
  const reading = readTyped(typed);
  const factor = 'number' in reading && reading.number > 0 ? reading.number : undefined;
  const source = countries.find(({ countryId }) => countryId === from);
  const target = countries.find(({ countryId }) => countryId === to);
  const settings =
    factor && target && from !== to ? copiedTo(sheet, { from, target, factor, ending, onlyMissing }) : [];
  const prices = new Set(settings.map(({ product }) => product.productCode)).size;

  const apply = () => {
    if (settings.length === 0) return;
    onDone(sheet.store.set(settings));
    onClose();
  };
  const options = countries.map(({ countryId, countryName, denomination }) => (
    <option key={countryId} value={countryId}>
      {countryName} ({denomination})
    </option>
  ));

  return (
    <FormDialog
      title="Copy a country’s prices"
      submit="Copy"
      reason={settings.length === 0 ? reasonAgainst({ factor, source, target, onlyMissing }) : undefined}
      onSubmit={apply}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="From" name="from" value={from} onChange={event => setFrom(Number(event.target.value))}>
          {options}
        </Select>
        <Select
          label="To"
          name="to"
          value={to}
          error={from === to ? 'Choose another country' : undefined}
          onChange={event => setTo(Number(event.target.value))}
        >
          {options}
        </Select>
        <NumberInput
          label="Factor"
          name="factor"
          hint="For net and retail price"
          value={typed}
          error={factor === undefined ? 'Factor must be a number above 0' : undefined}
          onChange={event => setTyped(event.target.value)}
        />
        <EndingSelect label="Round to" value={ending} onChange={setEnding} />
      </div>
      <Checkbox
        label="Only where there is no price yet"
        name="onlyMissing"
        checked={onlyMissing}
        onChange={event => setOnlyMissing(event.target.checked)}
      />
      <p role="status" className="text-small text-muted">
        {prices} of {sheet.products.length} products get a price. Stock and visibility don’t change; new
        prices start with a stock of 0.
      </p>
    </FormDialog>
  );
}

type Chosen = {
  factor: number | undefined;
  source: MatrixCountry | undefined;
  target: MatrixCountry | undefined;
  onlyMissing: boolean;
};

function reasonAgainst({ factor, source, target, onlyMissing }: Chosen): string {
  if (!source || !target || source === target) return 'Choose two different countries.';
  if (factor === undefined) return 'Enter a factor above 0.';
  return onlyMissing
    ? `${target.countryName} already has every price that ${source.countryName} has here.`
    : `${source.countryName} has no prices here.`;
}

type Copying = {
  from: number;
  target: MatrixCountry;
  factor: number;
  ending: Ending;
  onlyMissing: boolean;
};

function copiedTo(
  { products, store }: Sheet,
  { from, target, factor, ending, onlyMissing }: Copying,
): Setting[] {
  const rules = {
    change: times(factor),
    ending,
    decimals: decimalsIn(target.denomination),
  };
  return products.flatMap(product => {
    const source = store.priceAt(keyOf(product.productCode, from));
    const there = store.priceAt(keyOf(product.productCode, target.countryId));
    if (!source || (onlyMissing && there)) return [];
    const money = (value: Value) => (typeof value === 'number' ? adjusted(value, rules) : value);
    const values: [Field, Value][] = [
      ['NetPrice', money(source.NetPrice)],
      ['RetailPrice', money(source.RetailPrice)],
      ['PV', source.PV],
      ['PQ', source.PQ],
    ];
    if (!there) values.push(['StockAvailable', 0]);
    return values.map(([field, value]) => ({ product, country: target, field, value }));
  });
}
