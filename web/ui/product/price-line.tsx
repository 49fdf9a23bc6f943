import clsx from 'clsx';
import type { PriceThere } from '../../../functions/catalog/products/contract.ts';
import type { SellingCountry } from '../../api/selling-countries.ts';
import { formatMoney, formatNumber } from '../money.ts';

type PriceLineProps = {
  price: PriceThere | null | undefined;
  country: Omit<SellingCountry, 'shippingFee'> | null;
  locale: string;
  large?: boolean;
  /** Whether other variants cost more. */
  from?: boolean | undefined;
};

export function PriceLine({ price, country, locale, large, from }: PriceLineProps) {
  if (!price) return <p className="text-muted">{`Not sold in ${country?.countryName ?? 'your country'}`}</p>;
  const { netPrice, retailPrice, denomination } = price;
  const saving = retailPrice - netPrice;
  const money = (amount: number) => formatMoney(amount, denomination, locale);
  return (
    <p className="price-line">
      {from && 'From'}
      <bdi className={large ? 'text-heading' : undefined}>{money(netPrice)}</bdi>
      {saving > 0 && (
        <>
          <s>
            <span className="sr-only">instead of </span>
            <bdi>{money(retailPrice)}</bdi>
          </s>
          <span className="saving">
            Save <bdi>{money(Math.round(saving * 100) / 100)}</bdi>
          </span>
        </>
      )}
    </p>
  );
}

type PointsProps = { price: PriceThere; locale: string; className?: string };

export function Points({ price, locale, className }: PointsProps) {
  const points = [
    ['PV', price.pv],
    ['PQ', price.pq],
  ] as const;
  return (
    <p className={clsx('points', className)}>
      {points.map(([name, number]) => (
        <span key={name}>{`${name} ${formatNumber(number, locale)}`}</span>
      ))}
    </p>
  );
}
