import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { asProblem } from '../../api/client.ts';
import { capturePayment, startPayment } from '../../api/payments.ts';
import { visitOf } from '../../api/request-context.ts';
import { emailFor } from './order-loader.ts';
import { canLeaveFor } from './payment/leave-for.ts';
import type { PaymentAnswer } from './payment/payment-answer.ts';
import { placedWithCookie } from './placed-with.ts';

/** Pays an order without scripts: leads to the provider, or takes what was approved there. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const { orderNumber = '' } = params;
  const email = emailFor(visit, request.url) ?? '';
  const order = { orderNumber, billing: { email } };
  const form = await request.formData().catch(() => new FormData());
  try {
    if (form.get('step') === 'take') {
      await capturePayment(visit.api, order);
      return redirect(`/order/${orderNumber}?${new URLSearchParams({ email })}`, 303);
    }
    const at = await startPayment(visit.api, order);
    const answer: PaymentAnswer = canLeaveFor(at, new URL(visit.origin).protocol) ? { at } : { astray: true };
    return data(answer, { headers: { 'Set-Cookie': placedWithCookie(orderNumber, email) } });
  } catch (error) {
    const { status, message } = asProblem(error);
    const isRefused = status >= 400 && status < 500;
    const answer: PaymentAnswer = {
      failure: `${message.replace(/\.$/, '')}.`,
      ...(isRefused && { isRefused }),
    };
    return data(answer, { status: status || 503 });
  }
}
