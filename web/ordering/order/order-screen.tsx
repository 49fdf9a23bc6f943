import { useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useNavigation, useParams, useRevalidator } from 'react-router-dom';
import { emailOf } from '../../api/order-email.ts';
import { useSession } from '../../api/session.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { KEEPING } from '../../texts/orders.ts';
import { Alert } from '../../ui/alert.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { useQuery } from '../../ui/use-query.ts';
import { EmailPrompt } from './email-prompt.tsx';
import { action } from './order-action.ts';
import { type LoadedOrder, loader } from './order-loader.ts';
import { OrderView } from './order-view.tsx';

export { action, loader };

export function Component() {
  const { order, enteredEmail, email, failed } = useLoaderData() as LoadedOrder;
  const { orderNumber = '' } = useParams();
  const { state } = useLocation();
  const navigation = useNavigation();
  const { revalidate, state: revalidating } = useRevalidator();
  const isHydrated = useHydrated();
  const params = useQuery();
  const isKnown = useSession() !== null;
  const hasReloaded = useRef(false);
  const isUnseen = !order && !enteredEmail && !failed;
  useEffect(() => {
    // The edge knew neither the session nor an order that was just placed.
    if (!isUnseen || hasReloaded.current || !(isKnown || emailOf(orderNumber))) return;
    hasReloaded.current = true;
    void revalidate();
  }, [isUnseen, isKnown, orderNumber, revalidate]);

  const number = order?.orderNumber ?? orderNumber.toUpperCase();
  const busy = navigation.state !== 'idle' || revalidating !== 'idle';
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <PageMeta
        title={`Order ${number}`}
        description="Items, total, delivery address and next steps for this order."
        hidden
      />
      {/* Placed without scripts, the order has it in its address. */}
      <HowItCame placed={params.has('placed')} found={params.has('found')} {...(isHydrated && state)} />
      {order?.inAccount && params.has('kept') && (
        <p role="status" className="mb-2 text-title text-action">
          {KEEPING.done(number)}
        </p>
      )}
      <h1 className="text-heading font-semibold wrap-anywhere">Order {number}</h1>
      {failed ? (
        <Alert className="mt-6" action={{ label: 'Try again', run: () => void revalidate(), busy }}>
          We couldn’t load this order. Check your connection and try again.
        </Alert>
      ) : order ? (
        <OrderView order={order} email={email} />
      ) : (
        <EmailPrompt orderNumber={number} enteredEmail={enteredEmail} busy={busy} />
      )}
    </div>
  );
}

/** `found`: another cart was submitted, but this earlier order had no response or was placed in another tab. */
function HowItCame({ placed, found }: { placed?: boolean; found?: boolean }) {
  if (placed) return <p className="mb-2 text-title text-action">Thank you. Your order is placed.</p>;
  if (!found) return null;
  return (
    <p className="mb-2 max-w-prose text-body text-action">
      This order had already been placed, so nothing else was ordered. Any other items are still in{' '}
      <Link to="/cart">your cart</Link>.
    </p>
  );
}
