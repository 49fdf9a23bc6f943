import { ShoppingBag } from 'lucide-react';
import { useCartCount } from '../ordering/cart/cart.ts';
import { useAccountCart } from '../ordering/cart/use-account-cart.ts';
import { Link } from '../ui/link.tsx';

export function CartLink() {
  useAccountCart();
  const count = useCartCount();
  const pieces = count === 1 ? '1 item' : `${count} items`;
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? `Cart, ${pieces}` : 'Cart'}
      className="relative grid size-10 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11 lg:order-1"
    >
      <ShoppingBag size={20} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-action px-1 text-center text-fine/5 font-semibold text-on-action
            tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
