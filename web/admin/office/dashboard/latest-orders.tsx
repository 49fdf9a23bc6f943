import type { Stats } from '../../../../functions/office/stats/contract.ts';
import { OrderState } from '../../../ui/order-state.tsx';
import { formatDate, formatMoney } from '../../format.ts';
import { Entries, Entry, Nothing, Section } from '../../page/card-section.tsx';

export function LatestOrders({ stats: { latestOrders } }: { stats: Stats }) {
  return (
    <Section title="Latest orders" all={{ to: '/admin/orders', label: 'All orders' }}>
      {latestOrders.length === 0 ? (
        <Nothing>No orders yet. The first one will appear here.</Nothing>
      ) : (
        <Entries>
          {latestOrders.map(
            ({ orderNumber, customer, createdAt, countryName, state, total, denomination }) => (
              <Entry
                key={orderNumber}
                to={`/admin/orders/${orderNumber}`}
                title={customer}
                under={`${orderNumber} · ${formatDate(createdAt)} · ${countryName}`}
              >
                <span className="grid shrink-0 justify-items-end gap-1">
                  <bdi className="tabular-nums">{formatMoney(total, denomination)}</bdi>
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
