import clsx from 'clsx';
import type { PriceThere } from '../../../functions/catalog/products/contract.ts';
import type { SellingCountry } from '../../api/selling-countries.ts';
import { Formatted } from '../formatted.tsx';
import { formatNumber } from '../money.ts';
import { Money } from '../money-text.tsx';

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
  const currency = { denomination, locale };
  return (
    <p className="price-line">
      {from && 'From'}
      <Money amount={netPrice} {...currency} {...(large && { className: 'text-heading' })} />
      {saving > 0 && (
        <>
          <s>
            <span className="sr-only">instead of </span>
            <Money amount={retailPrice} {...currency} />
          </s>
          <span className="saving">
            Save <Money amount={Math.round(saving * 100) / 100} {...currency} />
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
        <Formatted key={name} by={pointsText} of={[name, number, locale]} />
      ))}
    </p>
  );
}

const pointsText = (name: string, number: number, locale: string) =>
  `${name} ${formatNumber(number, locale)}`;
