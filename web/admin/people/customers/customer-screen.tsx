import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { CustomerDetails } from '../../../../functions/people/customers/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { formatDate, formatDateTime, formatNumber } from '../../format.ts';
import { rememberedList, rememberRow } from '../../list/list-memory.ts';
import { PostalAddress } from '../../ordering/orders/postal-address.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Part } from '../../page/part.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { CustomerOrders } from './customer-orders.tsx';
import { customers, findCustomer } from './customers.ts';
import { Spent } from './spent.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CustomerPage key={id} id={id} />;
}

function CustomerPage({ id }: { id: string }) {
  const { words } = customers;
  const back = rememberedList(customers.path);
  useEffect(() => rememberRow(customers.path, id), [id]);
  const loading = useLoaded(['record', customers.path, id], () => findCustomer(id));
  const { data, problem } = loading;
  const isMissing = problem?.status === 404 || problem?.status === 400;
  return (
    <>
      <PageHead
        clock
        title={data?.entity.username ?? `Customer ${id}`}
        back={{ to: back, label: 'Back to List' }}
      />
      {isMissing ? (
        <Card>
          <EmptyState title={words.missing} action={<ButtonLink to={back}>Back to List</ButtonLink>}>
            No customer has the number {id}.
          </EmptyState>
        </Card>
      ) : (
        <LoadFailure message={words.failedToLoad} loading={loading} className="mb-4" />
      )}
      {data && <Facts customer={data.entity} />}
      {data && <CustomerOrders userId={id} />}
      {!data && !problem && <Spinner label={words.loading} className="min-h-64" />}
    </>
  );
}

function Facts({ customer }: { customer: CustomerDetails }) {
  const { name, email, enabled, createdAt, lastOrderAt, points, addresses } = customer;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <Part title="Account">
        <dl className="grid gap-2">
          {name && <Fact label="Name">{name}</Fact>}
          <Fact label="E-mail">
            {email ? (
              <a href={`mailto:${email}`} className="text-action hover:underline">
                {email}
              </a>
            ) : (
              '–'
            )}
          </Fact>
          <Fact label="Since">{formatDate(createdAt)}</Fact>
          <Fact label="Status">
            {enabled ? <Badge tone="positive">Active</Badge> : <Badge>Disabled</Badge>}
          </Fact>
        </dl>
      </Part>
      <Part title="Purchases">
        <dl className="grid gap-2">
          <Fact label="Orders">{formatNumber(customer.orders)}</Fact>
          <Fact label="Last order">{lastOrderAt ? formatDateTime(lastOrderAt) : '–'}</Fact>
          <Fact label="Spent">
            <Spent of={customer.spent} />
          </Fact>
          <Fact label="Points">
            PV {formatNumber(points.pv)} · PQ {formatNumber(points.pq)}
          </Fact>
        </dl>
      </Part>
      <Part title="Addresses">
        {addresses.length === 0 ? (
          <p className="text-muted">None yet. Addresses are added with orders.</p>
        ) : (
          <ul className="grid gap-4">
            {addresses.map(address => (
              <li key={JSON.stringify(address)}>
                <PostalAddress address={address} />
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}
