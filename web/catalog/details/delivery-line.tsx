import type { Product } from '../../../functions/catalog/products/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { DeliveryPromise } from '../../ui/product/delivery-promise.tsx';
import { deliveryCost, returnsIn } from '../delivery-words.tsx';

/** What delivery costs here, whether it can be returned, and when it arrives. */
export function DeliveryLine({ delivery }: Pick<Product, 'delivery'>) {
  const { country, company, locale } = useShop();
  if (!country) return null;
  const returns = returnsIn(company.returns);
  return (
    <div className="mt-4 text-small">
      <p className="text-muted">
        {deliveryCost(country, locale)}
        {returns && ` · ${returns}`}
      </p>
      {delivery && <DeliveryPromise delivery={delivery} className="mt-1 min-h-11 font-medium" />}
    </div>
  );
}
