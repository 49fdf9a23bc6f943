import { MailWarning } from 'lucide-react';
import type { OutboxEmail } from '../../../../functions/office/outbox/contract.ts';
import { api } from '../../../api/client.ts';
import { bulkCall, listCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

const route = api.api.letters;

export const outbox = defineResource<OutboxEmail, never>({
  path: '/admin/letters',
  one: 'email',
  many: 'emails',
  icon: MailWarning,
  label: 'Outbox',
  waiting: 'letters',
  actions: [],
  isFinal: true,
  idOf: ({ letterId }) => String(letterId),
  nameOf: ({ recipient }) => recipient,
  list: listCall<OutboxEmail>(route),
  bulk: bulkCall(route),
  words: {
    title: 'Outbox',
    empty: 'All emails have been sent.',
    bulk: {
      send: { label: 'Send now', done: 'sent again' },
      delete: { label: 'Delete', done: 'deleted' },
    },
  },
});
