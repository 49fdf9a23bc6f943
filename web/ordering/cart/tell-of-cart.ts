import { ended } from '../../../functions/contracts/sentences.ts';
import { requestQuote } from '../../api/cart.ts';
import { api } from '../../api/client.ts';
import { countryOf, visitOf } from '../../api/request-context.ts';
import { rememberReturnPath } from '../../api/return-path.ts';
import { shouldAnnounceEnd } from '../../api/sign-in.ts';
import type { useToast } from '../../ui/toast.tsx';
import { readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import type { MergedCart } from './joined-carts.ts';

type Toast = ReturnType<typeof useToast>;
const MOST_NAMES = 3;

/** The login page shows this itself. */
export function announceEnded(toast: Toast) {
  const { pathname, search } = window.location;
  if (pathname === '/login' || !shouldAnnounceEnd()) return;
  const run = () => {
    rememberReturnPath(pathname + search);
    window.location.assign('/login');
  };
  const kept = readCart().length > 0 ? ' Your cart is saved.' : '';
  toast({ text: `Your session has ended.${kept}`, action: { label: 'Login', run } });
}

export async function announceMerged({ brought, left }: MergedCart, toast: Toast) {
  if (brought.length > 0) toast({ text: ended(`Added from your saved cart: ${await namesOf(brought)}`) });
  if (left > 0)
    toast({
      tone: 'danger',
      text: `Your cart is full. Not added from your saved cart: ${left === 1 ? '1 product' : `${left} products`}.`,
    });
}

async function namesOf(lines: CartLine[]): Promise<string> {
  const shown = lines.slice(0, MOST_NAMES);
  const country = await countryOf(visitOf(undefined)).catch(() => undefined);
  const quote = country && (await requestQuote(api, { country, lines: shown }).catch(() => undefined));
  const names = shown.map(({ productCode, quantity }) => {
    const known = quote ? quote.lines.find(line => line.productCode === productCode)?.productName : '';
    return `${quantity} × ${known || `product ${productCode}`}`;
  });
  const more = lines.length - shown.length;
  return names.join(', ') + (more > 0 ? `, and ${more} more` : '');
}
