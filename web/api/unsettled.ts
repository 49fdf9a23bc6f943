import type { UnsettledMoney } from '../../functions/ordering/payments/contract.ts';
import { type ApiClient, dataOf, done } from './client.ts';

export const listUnsettled = async (api: ApiClient): Promise<UnsettledMoney[]> =>
  (await dataOf<UnsettledMoney[]>(api.api.payments.unsettled.$get())).data;

export const finishTaking = (api: ApiClient, captureId: string) =>
  done(api.api.payments.takings[':captureId'].done.$post({ param: { captureId } }));
