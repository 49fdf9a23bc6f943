import { Mail } from 'lucide-react';
import type { Subscriber } from '../../../../functions/content/subscribers/contract.ts';
import { api } from '../../../api/client.ts';
import { bulkCall, deleteCall, findCall, listCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

const route = api.api.subscribers;

export const subscribers = defineResource<Subscriber, never>({
  path: '/admin/subscribers',
  one: 'subscriber',
  many: 'subscribers',
  icon: Mail,
  actions: ['delete'],
  isFinal: true,
  idOf: ({ subscriberId }) => String(subscriberId),
  nameOf: ({ email }) => email,
  list: listCall<Subscriber>(route),
  find: findCall<Subscriber>(route[':id']),
  remove: deleteCall(route[':id']),
  bulk: bulkCall(route),
  words: {
    title: 'Subscribers',
    empty: 'Newsletter subscribers will appear here.',
    bulk: { delete: { label: 'Delete', done: 'deleted' } },
  },
});
