import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { asProblem } from '../../api/client.ts';
import { capturePayment, startPayment } from '../../api/payments.ts';
import { visitOf } from '../../api/request-context.ts';
import { valuesIn } from '../../public-forms/form-values.ts';
import { keepByForm } from './keep-by-form.ts';
import { emailFor } from './order-loader.ts';
import { canLeaveFor } from './payment/leave-for.ts';
import type { PaymentAnswer } from './payment/payment-answer.ts';
import { placedWithCookie } from './placed-with.ts';

/** Without scripts: leads to the payment provider, takes what was approved there, or keeps the order in an account. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const { orderNumber = '' } = params;
  const email = emailFor(visit, request.url) ?? '';
  const order = { orderNumber, billing: { email } };
  const form = await request.formData().catch(() => new FormData());
  if (form.get('step') === 'keep') return await keepByForm(visit, { orderNumber, email }, valuesIn(form));
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
