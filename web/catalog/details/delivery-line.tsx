import type { Product } from '../../../functions/catalog/products/contract.ts';
import { DeliveryPromise } from '../../ordering/cart/delivery-promise.tsx';
import { useShop } from '../../page/use-shop.ts';
import type { Company } from '../../texts/company.ts';
import { formatMoney } from '../../ui/money.ts';

/** What delivery costs here, whether it can be returned, and when it arrives. */
export function DeliveryLine({ delivery }: Pick<Product, 'delivery'>) {
  const { country, company, locale } = useShop();
  if (!country) return null;
  const { shippingFee, denomination } = country;
  const returns = returnsIn(company.returns);
  return (
    <div className="mt-4 text-small">
      <p className="text-muted">
        {shippingFee === 0 ? (
          'Free delivery'
        ) : (
          <>
            Delivery <bdi>{formatMoney(shippingFee, denomination, locale)}</bdi>
          </>
        )}
        {returns && ` · ${returns}`}
      </p>
      {delivery && <DeliveryPromise delivery={delivery} className="mt-1 min-h-11 font-medium" />}
    </div>
  );
}

function returnsIn(returns: Company['returns']): string {
  if (!returns) return '';
  const { days, postage } = returns;
  if (days === 0) return 'No returns';
  return `${postage === 'shop' ? 'Free returns' : 'Returns'} within ${days} ${days === 1 ? 'day' : 'days'}`;
}
