import type { ReactNode } from 'react';
import type { SellingCountry } from '../api/selling-countries.ts';
import type { Company } from '../texts/company.ts';
import { Formatted } from '../ui/formatted.tsx';
import { formatMoney } from '../ui/money.ts';

type Fee = Pick<SellingCountry, 'shippingFee' | 'denomination'>;

export function deliveryCost({ shippingFee, denomination }: Fee, locale: string): ReactNode {
  if (shippingFee === 0) return 'Free delivery';
  return (
    <>
      Delivery <Formatted as="bdi" by={formatMoney} of={[shippingFee, denomination, locale]} />
    </>
  );
}

export function returnsIn(returns: Company['returns']): string {
  if (!returns) return '';
  const { days, postage } = returns;
  if (days === 0) return 'No returns';
  return `${postage === 'shop' ? 'Free returns' : 'Returns'} within ${days} ${days === 1 ? 'day' : 'days'}`;
}
