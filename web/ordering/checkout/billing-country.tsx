import { useLocation, useSubmit } from 'react-router-dom';
import { useFormStatus } from '../../content/public-forms/form-status.ts';
import { useShop } from '../../page/use-shop.ts';
import { Select } from '../../ui/select.tsx';

/** Prices depend on the billing country, so changing it changes the country of the whole shop. */
export function BillingCountry() {
  const { countries, country } = useShop();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const { errors } = useFormStatus();
  const change = (chosen: string) =>
    submit(
      { country: chosen, back: pathname + search },
      { method: 'post', action: '/country', replace: true, preventScrollReset: true },
    );
  return (
    <div>
      <Select
        label="Country"
        name="country"
        autoComplete="billing country"
        value={country?.countryCode ?? ''}
        onChange={event => void change(event.currentTarget.value)}
        error={errors.country}
      >
        {countries.map(({ countryCode, countryName }) => (
          <option key={countryCode} value={countryCode}>
            {countryName}
          </option>
        ))}
      </Select>
      <p role="status" className="mt-1.5 text-fine text-muted">
        Prices, stock and shipping are those of {country?.countryName}, in {country?.denomination}. Another
        country changes them.
      </p>
    </div>
  );
}
