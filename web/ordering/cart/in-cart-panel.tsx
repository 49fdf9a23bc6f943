import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedProduct } from '../../api/products.ts';
import { useShop } from '../../page/use-shop.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { useCloseAfter } from '../../ui/close-after.ts';
import { loadSheet } from '../../ui/load-sheet.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import sheet from './in-cart-panel.css?url';
import { isCartPersisted } from './is-cart-kept.ts';
import { messageOf } from './now-in-cart.ts';
import { useCartTotal } from './use-cart-total.ts';
import { usePlaceBeside } from './use-place-beside.ts';

type Added = {
  product: ListedProduct;
  quantity: number;
  before: CartLine[];
  /** What was submitted; the panel never covers it. */
  form: HTMLElement;
  show: (panel: ReactNode) => void;
};

let presses = 0;
let closeShown: (() => void) | undefined;

/** Shows what is in the cart now. Loaded on the first press. */
export async function tellAdded({ before, show, ...added }: Added) {
  const after = readCart();
  const message = messageOf(added.product, { ...added, before, after, isKept: isCartPersisted() });
  presses += 1;
  const panel = <InCartPanel key={presses} {...added} {...message} lines={after} close={() => show(null)} />;
  // A panel without its styles still says what was added.
  await loadSheet(sheet).catch(() => {});
  closeShown?.();
  show(panel);
}

/** Live regions are announced only if they were empty before. */
const SAID_AFTER_MS = 50;
const CLOSES_AFTER_MS = 10_000;

type InCartPanelProps = Omit<Added, 'before' | 'show'> &
  ReturnType<typeof messageOf> & { lines: CartLine[]; close: () => void };

/**
 * Never takes the focus; Tab leads from the button into it, since it follows its form. Gone with the page,
 * with Escape, after a while unless something was not added, and when something else is.
 */
function InCartPanel({ product, quantity, form, tone, text, lines, close }: InCartPanelProps) {
  const { locale } = useShop();
  const isRefused = tone === 'danger';
  const panel = useRef<HTMLElement>(null);
  const total = useCartTotal(lines);
  const [said, say] = useState('');
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const held = useCloseAfter(isRefused ? undefined : CLOSES_AFTER_MS, close);
  usePlaceBeside(panel, form);

  useEffect(() => {
    closeShown = close;
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover?.();
    const timer = setTimeout(() => say(text), SAID_AFTER_MS);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave(panel.current, form, close);
    document.addEventListener('keydown', onKey);
    return () => {
      if (closeShown === close) closeShown = undefined;
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [text, form, close]);

  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt, close]);

  const { price } = product;
  const each = price && formatMoney(price.netPrice, price.denomination, locale);
  return (
    <section
      ref={panel}
      popover="manual"
      aria-label="Your cart"
      className="in-cart-panel shadow-float"
      onToggle={({ newState }) => newState === 'closed' && close()}
      {...held}
    >
      <ProductPicture product={product} sizes="3.5rem" decorative />
      <div>
        <p role={isRefused ? 'alert' : 'status'}>{said}</p>
        {!isRefused && (
          <p>
            <bdi>{quantity > 1 ? `${quantity} × ${each}` : each}</bdi>
          </p>
        )}
      </div>
      <IconButton label="Close" size="sm" onClick={() => leave(panel.current, form, close)}>
        <X aria-hidden="true" />
      </IconButton>
      {total !== null && (
        <dl>
          <dt>Total with shipping</dt>
          <dd aria-busy={total === undefined}>
            <bdi>{total ?? '…'}</bdi>
          </dd>
        </dl>
      )}
      <div className="ways">
        <ButtonLink to="/cart" size="sm">
          View cart
        </ButtonLink>
        <ButtonLink to="/checkout" size="sm" variant="primary">
          Proceed to Checkout
        </ButtonLink>
      </div>
    </section>
  );
}

/** Returns the focus to the button if it was in the panel. */
function leave(panel: HTMLElement | null, form: HTMLElement, close: () => void) {
  if (panel?.contains(document.activeElement))
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  close();
}
