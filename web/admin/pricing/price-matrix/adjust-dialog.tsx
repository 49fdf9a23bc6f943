import { useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import { adjusted, type Ending, parseFormula } from './adjust.ts';
import type { Setting } from './edit.ts';
import { EndingSelect } from './ending-select.tsx';
import { isFlag, isMoney, type Value } from './fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { decimalsIn, shown } from './format.ts';
import { type Sheet, type Spotted, settingsIn } from './sheet.ts';

const MOST_SHOWN = 3;

type AdjustDialogProps = { sheet: Sheet; onClose: () => void; onDone: (count: number) => void };

/** Changes all selected amounts by a formula, with a preview of the first ones. */
export function AdjustDialog({ sheet, onClose, onDone }: AdjustDialogProps) {
  const [formula, setFormula] = useState('');
  const [ending, setEnding] = useState<Ending>('');
  const [isTried, setTried] = useState(false);
  const change = formula.trim() === '' && ending ? (amount: number) => amount : parseFormula(formula);
  const settings = change ? changedBy(sheet, change, ending) : [];

  const apply = () => {
    setTried(true);
    if (!change || settings.length === 0) return;
    onDone(sheet.store.set(settings.map(({ setting }) => setting)));
    onClose();
  };

  return (
    <FormDialog title="Adjust the selection" submit="Adjust" onSubmit={apply} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Change by"
          name="change"
          placeholder="+5%"
          hint="+5%, -1.50, ×1.19, /2 or =9.99"
          autoComplete="off"
          value={formula}
          error={isTried && !change ? 'Enter a change such as +5% or -1.50' : undefined}
          onChange={event => setFormula(event.target.value)}
        />
        <EndingSelect label="Round money to" value={ending} onChange={setEnding} />
      </div>
      <div role="status" className="min-h-20 rounded-control bg-sunken px-4 py-3 text-small tabular-nums">
        {settings.slice(0, MOST_SHOWN).map(({ setting, before }) => (
          <p key={`${setting.product.productCode}${setting.country.countryId}${setting.field}`}>
            <span className="text-muted">
              {setting.product.productName}, {setting.country.countryCode}:
            </span>{' '}
            {shown(setting.field, before, setting.country.denomination)} →{' '}
            <strong>{shown(setting.field, setting.value, setting.country.denomination)}</strong>
          </p>
        ))}
        {settings.length > MOST_SHOWN && (
          <p className="text-muted">and {settings.length - MOST_SHOWN} more cells</p>
        )}
        {change && settings.length === 0 && <p>No selected cell has an amount.</p>}
        {!change && <p className="text-muted">A preview of the selected cells will appear here.</p>}
      </div>
    </FormDialog>
  );
}

type Adjusted = { setting: Setting; before: Value };

/** Amounts and points; stock only if nothing else is selected. */
function changedBy(sheet: Sheet, change: (amount: number) => number, ending: Ending): Adjusted[] {
  const befores: Value[] = [];
  const isAlone = sheet.columns.fields.length === 1;
  const settings = settingsIn(sheet, sheet.grid.range(), ({ field, key, country }: Spotted) => {
    const value = sheet.store.priceAt(key)?.[field];
    const isCounted = field === 'StockAvailable';
    if (typeof value !== 'number' || isFlag(field) || (isCounted && !isAlone)) return undefined;
    befores.push(value);
    const decimals = isCounted ? 0 : isMoney(field) ? decimalsIn(country.denomination) : 2;
    return adjusted(value, { change, ending: isMoney(field) ? ending : '', decimals });
  });
  return settings.map((setting, index) => ({ setting, before: befores[index] ?? null }));
}
