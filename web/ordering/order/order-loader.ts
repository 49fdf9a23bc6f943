import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { ApiProblem } from '../../api/client.ts';
import { cookieIn } from '../../api/cookies.ts';
import { emailOf } from '../../api/order-email.ts';
import { findOrder } from '../../api/orders.ts';
import { type RequestContext, visitOf } from '../../api/request-context.ts';
import { storedToken } from '../../api/session.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { PLACED_WITH } from './placed-with.ts';

/** `enteredEmail` is the email address from the form; `order` stays undefined until ownership is proven. */
export type LoadedOrder = {
  order: Order | undefined;
  enteredEmail: string | undefined;
  /** Set if the order was found by email and not by session. */
  email: string | undefined;
  failed: boolean;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { orderNumber = '' } = params;
  const enteredEmail = emailFor(visit, request.url);
  const order = await loadOrNull(visit, () => findOwnOrder(visit, orderNumber, enteredEmail));
  const loaded: LoadedOrder = {
    order: order?.found,
    enteredEmail,
    email: order?.email,
    failed: order === null,
  };
  return order && !order.found && enteredEmail ? data(loaded, { status: 404 }) : loaded;
}

/** From the form, or from the cookie of an order that was just placed without scripts. */
export const emailFor = ({ cookies, onEdge }: RequestContext, address: string): string | undefined =>
  new URL(address).searchParams.get('email')?.trim() ||
  (onEdge && cookieIn(cookies, PLACED_WITH)) ||
  undefined;

/** In the browser, a session or having just placed the order also proves ownership. */
async function findOwnOrder(
  { api, onEdge }: RequestContext,
  orderNumber: string,
  enteredEmail: string | undefined,
): Promise<{ found?: Order; email?: string | undefined }> {
  const email = enteredEmail ?? (onEdge ? undefined : emailOf(orderNumber));
  if (!email && (onEdge || !storedToken())) return {};
  try {
    return { found: await findOrder(api, orderNumber, email), email };
  } catch (error) {
    if (error instanceof ApiProblem && [400, 404, 422].includes(error.status)) return {};
    throw error;
  }
}
