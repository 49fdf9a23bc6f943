import { ArrowLeft } from 'lucide-react';
import { useShop } from '../../page/use-shop.ts';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/mark.tsx';

/** Leads back to the cart and home, and nowhere else. */
export function CheckoutHeader() {
  const { name } = useShop().company;
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-6 px-gutter">
        <Link to="/" aria-label={`${name}, home`} className="flex min-w-0 rounded-control">
          <Wordmark name={name} />
        </Link>
        <Link
          to="/cart"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control text-small text-action
            underline-offset-4 hover:underline"
        >
          <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          Back to cart
        </Link>
      </div>
    </header>
  );
}
