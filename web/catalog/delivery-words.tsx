import type { ReactNode } from 'react';
import type { SellingCountry } from '../api/selling-countries.ts';
import type { Company } from '../texts/company.ts';
import { Money } from '../ui/money-text.tsx';

type Fee = Pick<SellingCountry, 'shippingFee' | 'denomination'>;

export function deliveryCost({ shippingFee, denomination }: Fee, locale: string): ReactNode {
  if (shippingFee === 0) return 'Free delivery';
  return (
    <>
      Delivery <Money amount={shippingFee} {...{ denomination, locale }} />
    </>
  );
}

export function returnsIn(returns: Company['returns']): string {
  if (!returns) return '';
  const { days, postage } = returns;
  if (days === 0) return 'No returns';
  return `${postage === 'shop' ? 'Free returns' : 'Returns'} within ${days} ${days === 1 ? 'day' : 'days'}`;
}
