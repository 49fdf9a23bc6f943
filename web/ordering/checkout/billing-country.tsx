import { useChooseCountry } from '../../page/use-choose-country.ts';
import { useShop } from '../../page/use-shop.ts';
import { useFormStatus } from '../../public-forms/form-status.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Select } from '../../ui/select.tsx';

/** Submitted as a whole page if the script that changes the country is gone after a deploy. */
export const CountryForm = () => (
  <form method="post" action="/country" hidden>
    <input type="hidden" name="back" value="/checkout" />
    <input type="hidden" name="country" />
  </form>
);

/** Prices depend on the billing country, so changing it changes the country of the whole shop. */
export function BillingCountry() {
  const { countries, country } = useShop();
  const choose = useChooseCountry();
  const { errors } = useFormStatus();
  const isHydrated = useHydrated();
  return (
    <div>
      <Select
        id="country"
        label="Country"
        name="country"
        // A value restored by the browser would look like a choice.
        autoComplete={isHydrated ? 'billing country' : 'off'}
        value={country?.countryCode ?? ''}
        onChange={event => void choose(event.currentTarget.value)}
        error={errors.country}
      >
        {countries.map(({ countryCode, countryName }) => (
          <option key={countryCode} value={countryCode}>
            {countryName}
          </option>
        ))}
      </Select>
      <p role="status" className="mt-1.5 text-fine text-muted">
        {`Prices, stock and shipping are for ${country?.countryName}, in ${country?.denomination}. Changing the country updates them.`}
      </p>
      <noscript>
        <Button type="submit" name="step" value="country" size="sm" className="mt-3">
          Update prices
        </Button>
      </noscript>
    </div>
  );
}
