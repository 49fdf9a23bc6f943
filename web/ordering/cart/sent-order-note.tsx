import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { useSentOrder } from './use-sent-order.ts';

/** Shows whether an order without a response was placed. */
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
          was placed. We’ve removed its items from your cart.
        </Alert>
      );
    }
    case 'asking':
      return (
        <Alert tone="info" className="mt-6">
          We’re checking whether your last order was placed.
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="notice" className="mt-6" action={{ label: 'Check again', run: askAgain }}>
          Your last order may have been placed, but we can’t check right now. You won’t order anything twice.
        </Alert>
      );
    case 'none':
      return null;
  }
}
