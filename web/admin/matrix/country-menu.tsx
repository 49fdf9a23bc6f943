import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import type { MatrixCountry } from '../../../functions/contracts/price-matrix.ts';
import { Button } from '../../ui/button.tsx';

type CountryMenuProps = {
  countries: MatrixCountry[];
  chosen: MatrixCountry[];
  onChange: (ids: number[] | undefined) => void;
};

const item = `flex min-h-9 items-center gap-2.5 rounded-control px-2.5 outline-none select-none data-highlighted:bg-sunken
  pointer-coarse:min-h-11`;

/** Which countries have a column. */
export function CountryMenu({ countries, chosen, onChange }: CountryMenuProps) {
  const ids = chosen.map(({ countryId }) => countryId);
  const toggle = (id: number) => {
    const next = ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id];
    onChange(next.length === 0 || next.length === countries.length ? undefined : next.sort((a, b) => a - b));
  };
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        render={
          <Button>
            <Columns3 aria-hidden="true" />
            Countries
            <span className="text-muted tabular-nums">
              {chosen.length === countries.length ? chosen.length : `${chosen.length}/${countries.length}`}
            </span>
          </Button>
        }
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className="z-30 outline-none" sideOffset={6} align="start">
          <BaseMenu.Popup
            className="max-h-96 min-w-60 overflow-y-auto rounded-card border border-line bg-surface p-1 text-small text-ink
              shadow-float outline-none"
          >
            <BaseMenu.Item className={item} onClick={() => onChange(undefined)}>
              Show all countries
            </BaseMenu.Item>
            <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />
            {countries.map(({ countryId, countryName, denomination, displayStatus }) => (
              <BaseMenu.CheckboxItem
                key={countryId}
                className={item}
                checked={ids.includes(countryId)}
                onCheckedChange={() => toggle(countryId)}
                closeOnClick={false}
              >
                <span className="size-4 text-action">
                  <BaseMenu.CheckboxItemIndicator>
                    <Check size={16} aria-hidden="true" />
                  </BaseMenu.CheckboxItemIndicator>
                </span>
                <span className="flex-1">{countryName}</span>
                <span className="text-fine text-muted">
                  {displayStatus ? denomination : `${denomination} · inactive`}
                </span>
              </BaseMenu.CheckboxItem>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
