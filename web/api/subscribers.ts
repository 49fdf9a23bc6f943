import type {
  Subscribe,
  Subscription,
  SubscriptionToken,
} from '../../functions/content/subscribers/contract.ts';
import { type ApiClient, dataOf, done } from './client.ts';

export const subscribe = (api: ApiClient, json: Subscribe) => done(api.api.subscribers.$post({ json }));

const subscription = async (pending: Parameters<typeof dataOf<Subscription>>[0]) =>
  (await dataOf(pending)).data;

export const confirmSubscription = (api: ApiClient, json: SubscriptionToken) =>
  subscription(api.api.subscribers.confirmations.$post({ json }));

export const unsubscribe = (api: ApiClient, json: SubscriptionToken) =>
  subscription(api.api.subscribers.unsubscriptions.$post({ json }));
