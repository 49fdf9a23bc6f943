import { useChooseCountry } from '../../page/use-choose-country.ts';
import { useShop } from '../../page/use-shop.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says which country the prices are for when another tab has changed the country. */
export function CountryNote() {
  const { country, left } = useShop();
  const choose = useChooseCountry();
  if (!country || !left) return null;
  return (
    <Alert
      tone="notice"
      className="mt-6"
      action={{ label: `Back to ${left.countryName}`, run: () => void choose(left.countryCode) }}
    >
      {`You changed the country in another tab. These prices are for ${country.countryName}, in ${country.denomination}.`}
    </Alert>
  );
}
