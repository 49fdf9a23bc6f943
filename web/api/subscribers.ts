import type {
  Subscribe,
  Subscriber,
  Subscription,
  SubscriptionToken,
} from '../../functions/contracts/subscribers.ts';
import { type ApiClient, dataOf, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const subscribe = (api: ApiClient, json: Subscribe) => done(api.api.subscribers.$post({ json }));

const subscription = async (pending: Parameters<typeof dataOf<Subscription>>[0]) =>
  (await dataOf(pending)).data;

export const confirmSubscription = (api: ApiClient, json: SubscriptionToken) =>
  subscription(api.api.subscribers.confirmations.$post({ json }));

export const unsubscribe = (api: ApiClient, json: SubscriptionToken) =>
  subscription(api.api.subscribers.unsubscriptions.$post({ json }));

export const listSubscribers = (api: ApiClient, query: ListQuery) =>
  listOf<Subscriber>(api.api.subscribers.$get({ query }));

export const findSubscriber = (api: ApiClient, id: string) =>
  entityOf<Subscriber>(api.api.subscribers[':id'].$get({ param: { id } }));

export const deleteSubscriber = (api: ApiClient, id: string, etag: string) =>
  done(api.api.subscribers[':id'].$delete({ param: { id } }, ifMatch(etag)));
