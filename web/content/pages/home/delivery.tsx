import { CalendarCheck, RotateCcw, Truck } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { deliveryWithin } from '../../../../functions/contracts/delivery-promise.ts';
import { deliveryCost, returnsIn } from '../../../catalog/delivery-words.tsx';
import { useShop } from '../../../page/use-shop.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { DeliveryPromise } from '../../../ui/product/delivery-promise.tsx';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, perOrder, sendBack } = homeSections.delivery;

/** What the shop promises in the shopper's country. */
export function Delivery({ delivery }: Pick<HomeData, 'delivery'>) {
  const { country, company, locale } = useShop();
  if (!country) return null;
  const { returns } = company;
  return (
    <Section id="delivery" heading={`${heading}${country.countryName}`} raised wide quiet>
      <ul className="grid gap-6 sm:grid-cols-3">
        <Fact icon={Truck} title={deliveryCost(country, locale)}>
          {perOrder}
        </Fact>
        {delivery && (
          <Fact icon={CalendarCheck} title={deliveryWithin(delivery)}>
            <DeliveryPromise delivery={delivery} className="min-h-11" />
          </Fact>
        )}
        {returns && returns.days > 0 && (
          <Fact icon={RotateCcw} title={returnsIn(returns)}>
            {sendBack[returns.postage ?? 'unsaid']}
          </Fact>
        )}
      </ul>
    </Section>
  );
}

type FactProps = { icon: ComponentType<SVGProps<SVGSVGElement>>; title: ReactNode; children: ReactNode };

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="flex gap-4">
    <Icon className="shrink-0 text-action" />
    <div>
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-1 text-small text-muted">{children}</div>
    </div>
  </li>
);
