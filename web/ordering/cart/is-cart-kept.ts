import { cartIn, readCart } from './cart.ts';
import { textOf } from './cart-lines.ts';

/** Whether the browser stored the cookie. */
export const isCartPersisted = () => textOf(readCart()) === textOf(cartIn(document.cookie));
