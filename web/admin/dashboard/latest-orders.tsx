import type { Stats } from '../../../functions/contracts/stats.ts';
import { formatDate } from '../../ui/dates.ts';
import { formatMoney } from '../../ui/money.ts';
import { OrderState } from '../orders/order-state.tsx';
import { Entries, Entry, Nothing, Section } from './section.tsx';

export function LatestOrders({ stats: { latestOrders } }: { stats: Stats }) {
  const locale = navigator.language;
  return (
    <Section title="Latest orders" all={{ to: '/admin/orders', label: 'All orders' }}>
      {latestOrders.length === 0 ? (
        <Nothing>No orders yet. The first one shows here.</Nothing>
      ) : (
        <Entries>
          {latestOrders.map(
            ({ orderNumber, customer, createdAt, countryName, state, total, denomination }) => (
              <Entry
                key={orderNumber}
                to={`/admin/orders/${orderNumber}`}
                title={customer}
                under={`${orderNumber} · ${formatDate(createdAt, locale)} · ${countryName}`}
              >
                <span className="grid shrink-0 justify-items-end gap-1">
                  <bdi className="tabular-nums">{formatMoney(total, denomination, locale)}</bdi>
                  <OrderState state={state} />
                </span>
              </Entry>
            ),
          )}
        </Entries>
      )}
    </Section>
  );
}
