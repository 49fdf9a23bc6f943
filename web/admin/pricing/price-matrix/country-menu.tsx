import { Columns3 } from 'lucide-react';
import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuCheckbox, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';

type CountryMenuProps = {
  countries: MatrixCountry[];
  chosen: MatrixCountry[];
  onChange: (ids: number[] | undefined) => void;
};

/** Which countries have a column. */
export function CountryMenu({ countries, chosen, onChange }: CountryMenuProps) {
  const ids = chosen.map(({ countryId }) => countryId);
  const toggle = (id: number) => {
    const next = ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id];
    onChange(next.length === 0 || next.length === countries.length ? undefined : next.sort((a, b) => a - b));
  };
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <Columns3 aria-hidden="true" />
          Countries
          <span className="text-muted tabular-nums">
            {chosen.length === countries.length ? chosen.length : `${chosen.length}/${countries.length}`}
          </span>
        </Button>
      }
    >
      <MenuItem onSelect={() => onChange(undefined)}>Show all countries</MenuItem>
      <MenuSeparator />
      {countries.map(({ countryId, countryName, denomination, displayStatus }) => (
        <MenuCheckbox key={countryId} checked={ids.includes(countryId)} onChange={() => toggle(countryId)}>
          <span className="flex-1">{countryName}</span>
          <span className="text-fine text-muted">
            {displayStatus ? denomination : `${denomination} · inactive`}
          </span>
        </MenuCheckbox>
      ))}
    </Menu>
  );
}
