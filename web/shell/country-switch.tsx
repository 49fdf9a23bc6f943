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
      <span className="relative inline-flex h-10 items-center gap-1.5 rounded-control px-2.5 text-small hover:bg-sunken pointer-coarse:h-11">
        <span aria-hidden="true" className="max-w-40 truncate font-medium forced-colors:hidden">
          <span>{country.countryName}</span>
          <span className="text-muted">{` · ${country.denomination}`}</span>
        </span>
        <ChevronDown size={14} className="text-muted" />
        <select
          name="country"
          aria-label="Country and currency"
          // A value restored by the browser would look like a choice.
          autoComplete="off"
          value={country.countryCode}
          onChange={event => void choose(event.currentTarget.value)}
          className="absolute inset-0 cursor-pointer appearance-none rounded-control forced-colors:static bg-transparent text-transparent *:text-ink"
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
