import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { useSentOrder } from './use-sent-order.ts';

/** What became of an order whose answer never came. */
export function SentOrderNote() {
  const { known, askAgain } = useSentOrder();
  switch (known.at) {
    case 'placed': {
      const { orderNumber } = known.order;
      return (
        <Alert tone="info" className="mt-6">
          Your order{' '}
          <Link to={`/order/${orderNumber}`} className="underline">
            {orderNumber}
          </Link>{' '}
          was placed. What you ordered is no longer in your cart.
        </Alert>
      );
    }
    case 'asking':
      return (
        <Alert tone="info" className="mt-6">
          We are checking whether your last order was placed.
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="notice" className="mt-6" action={{ label: 'Check again', run: askAgain }}>
          Your last order may have been placed, but we cannot check it right now. Nothing is ordered twice.
        </Alert>
      );
    case 'none':
      return null;
  }
}
