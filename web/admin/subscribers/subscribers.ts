import type { Subscriber } from '../../../functions/contracts/subscribers.ts';
import { bulkSubscribers } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import { deleteSubscriber, findSubscriber, listSubscribers } from '../../api/subscribers.ts';
import { defineResource } from '../resource.ts';

const never = () => Promise.reject(new Error('subscribers put themselves on the list'));

export const subscribers = defineResource<Subscriber, never>({
  path: '/admin/subscribers',
  one: 'subscriber',
  many: 'subscribers',
  offers: 'delete',
  isFinal: true,
  idOf: ({ subscriberId }) => String(subscriberId),
  nameOf: ({ email }) => email,
  list: query => listSubscribers(api, query),
  find: id => findSubscriber(api, id),
  create: never,
  update: never,
  remove: async (id, etag) => {
    await deleteSubscriber(api, id, etag);
    return { change: null };
  },
  bulk: bulkSubscribers(api),
  words: {
    title: 'Subscribers',
    empty: 'Whoever asks for the letters of the shop shows here.',
    bulk: { delete: { label: 'Delete', done: 'deleted' } },
  },
});
