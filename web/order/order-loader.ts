import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Order } from '../../functions/contracts/orders.ts';
import { ApiProblem } from '../api/client.ts';
import { findOrder } from '../api/orders.ts';
import { storedToken } from '../api/session.ts';
import { type Visit, visitOf } from '../api/visit.ts';
import { loadOrSay } from '../shell/load-or-say.ts';
import { emailOf } from './order-email.ts';

/** `asked` is the e-mail that somebody named; no order is there until it is known whose it is. */
export type LoadedOrder = {
  order: Order | undefined;
  asked: string | undefined;
  /** What the order was found by, where that was no sign-in. */
  email: string | undefined;
  failed: boolean;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { orderNumber = '' } = params;
  const asked = new URL(request.url).searchParams.get('email')?.trim() || undefined;
  const order = await loadOrSay(visit, () => look(visit, orderNumber, asked));
  const loaded: LoadedOrder = { order: order?.found, asked, email: order?.email, failed: order === null };
  return order && !order.found && asked ? data(loaded, { status: 404 }) : loaded;
}

/** In the browser a sign-in, or an order placed a moment ago, says whose it is as well. */
async function look(
  { api, onEdge }: Visit,
  orderNumber: string,
  asked: string | undefined,
): Promise<{ found?: Order; email?: string | undefined }> {
  const email = asked ?? (onEdge ? undefined : emailOf(orderNumber));
  if (!email && (onEdge || !storedToken())) return {};
  try {
    return { found: await findOrder(api, orderNumber, email), email };
  } catch (error) {
    if (error instanceof ApiProblem && [400, 404, 422].includes(error.status)) return {};
    throw error;
  }
}
