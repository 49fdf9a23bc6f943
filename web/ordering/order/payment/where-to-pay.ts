import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import type { ApiClient } from '../../../api/client.ts';
import { startPayment } from '../../../api/payments.ts';

/** If the payment cannot be started here, the order page offers to start it. */
export const whereToPay = async (api: ApiClient, order: Order): Promise<string | undefined> =>
  PAYMENT_METHODS[order.payment].isOnline ? await startPayment(api, order).catch(() => undefined) : undefined;
