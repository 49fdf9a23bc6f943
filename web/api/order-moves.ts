import type {
  CancelledOfSender,
  MoveOrder,
  OrdersOfSender,
} from '../../functions/ordering/order-transitions/contract.ts';
import type { Order, OrderPayment } from '../../functions/ordering/orders/contract.ts';
import { type ApiClient, dataOf, entityOf } from './client.ts';

export const moveOrder = (api: ApiClient, orderNumber: string, json: MoveOrder) =>
  entityOf<Order>(api.api.orders[':orderNumber'].moves.$post({ param: { orderNumber }, query: {}, json }));

type PaymentAction = OrderPayment['next'][number];

export const actOnPayment = (
  api: ApiClient,
  orderNumber: string,
  { paymentId, action }: { paymentId: string; action: PaymentAction },
) =>
  entityOf<Order>(
    api.api.orders[':orderNumber'].payments[':paymentId'][action].$post({
      param: { orderNumber, paymentId },
    }),
  );

export const addOrderNote = (api: ApiClient, orderNumber: string, note: string) =>
  entityOf<Order>(api.api.orders[':orderNumber'].notes.$post({ param: { orderNumber }, json: { note } }));

export const countOrdersOfSender = async (api: ApiClient, orderNumber: string): Promise<OrdersOfSender> =>
  (await dataOf<OrdersOfSender>(api.api.orders[':orderNumber'].sender.$get({ param: { orderNumber } }))).data;

export const cancelOrdersOfSender = async (
  api: ApiClient,
  orderNumber: string,
): Promise<CancelledOfSender> => {
  const { cancellation } = api.api.orders[':orderNumber'].sender;
  return (await dataOf<CancelledOfSender>(cancellation.$post({ param: { orderNumber } }))).data;
};
