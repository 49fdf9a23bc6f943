import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useChooseCountry } from '../page/use-choose-country.ts';
import { useShop } from '../page/use-shop.ts';
import { Form } from '../ui/form.tsx';

/** Chooses the country whose prices are shown. Without JavaScript, it has a submit button. */
export function CountrySwitch() {
  const { countries, country } = useShop();
  const { pathname, search } = useLocation();
  const choose = useChooseCountry();
  if (!country) return null;
  return (
    <Form method="post" action="/country" replace preventScrollReset className="flex items-center gap-1">
      <input type="hidden" name="back" value={pathname + search} />
      <span className="relative inline-flex items-center">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex items-center justify-between gap-1.5 px-2.5 text-small
            font-medium tabular-nums forced-colors:hidden"
        >
          <span className="truncate">
            <span>{country.countryCode}</span>
            <span className="text-muted max-sm:hidden">{` · ${country.denomination}`}</span>
          </span>
          <ChevronDown size={14} className="shrink-0 text-muted" />
        </span>
        <select
          name="country"
          aria-label="Country and currency"
          // A value restored by the browser would look like a choice.
          autoComplete="off"
          value={country.countryCode}
          onChange={event => void choose(event.currentTarget.value)}
          className="h-10 w-16 cursor-pointer appearance-none rounded-control bg-transparent text-transparent hover:bg-sunken
            sm:w-28 pointer-coarse:h-11 *:text-ink"
        >
          {countries.map(({ countryCode, countryName, denomination }) => (
            <option key={countryCode} value={countryCode}>
              {`${countryName} · ${denomination}`}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <button type="submit" className="h-10 rounded-control border border-edge/60 px-2 text-small">
          Show
        </button>
      </noscript>
    </Form>
  );
}
