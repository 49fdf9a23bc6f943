import { Calculator, Copy, Redo2, Undo2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { CountryMenu } from './country-menu.tsx';
import { Filters } from './filters.tsx';
import { LayerSwitch } from './layer-switch.tsx';
import type { useMatrix } from './use-matrix.ts';
import type { useMatrixAddress } from './use-matrix-address.ts';
import type { MatrixWork } from './use-matrix-work.ts';

type MatrixToolbarProps = {
  address: ReturnType<typeof useMatrixAddress>;
  matrix: ReturnType<typeof useMatrix>;
  work: MatrixWork;
};

export function MatrixToolbar({ address, matrix, work }: MatrixToolbarProps) {
  const { countries, chosen, phone } = matrix;
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-2">
        <Filters address={address} countries={countries} />
        {countries.length > 1 && !phone && (
          <CountryMenu {...{ countries, chosen }} onChange={address.showCountries} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LayerSwitch layer={address.layer} onChange={address.showLayer} />
        {phone && (
          <div className="min-w-40 flex-1 [&_label]:sr-only">
            <Select
              label="Country"
              value={phone.country.countryId}
              onChange={event => phone.show(Number(event.target.value))}
            >
              {chosen.map(({ countryId, countryName, denomination }) => (
                <option key={countryId} value={countryId}>
                  {countryName} ({denomination})
                </option>
              ))}
            </Select>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-1 sm:ms-auto">
          <IconButton label="Undo" variant="plain" onClick={work.commands.undo}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Redo" variant="plain" onClick={work.commands.redo}>
            <Redo2 aria-hidden="true" />
          </IconButton>
          <Button variant="plain" onClick={() => work.open('adjust')}>
            <Calculator aria-hidden="true" />
            Adjust…
          </Button>
          {chosen.length > 1 && (
            <Button variant="plain" onClick={() => work.open('copy')}>
              <Copy aria-hidden="true" />
              Copy country…
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
