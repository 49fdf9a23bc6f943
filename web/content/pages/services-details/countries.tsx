import { useShop } from '../../../page/use-shop.ts';

export function Countries() {
  const { countries } = useShop();
  return (
    <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2">
      {countries.map(({ countryCode, countryName, denomination }) => (
        <li key={countryCode} className="flex justify-between gap-4 border-t border-line py-3">
          <span className="wrap-anywhere">{countryName}</span>
          <span className="text-muted">{denomination}</span>
        </li>
      ))}
    </ul>
  );
}
