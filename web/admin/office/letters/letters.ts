import { MailWarning } from 'lucide-react';
import type { Letter } from '../../../../functions/office/outbox/contract.ts';
import { api } from '../../../api/client.ts';
import { bulkCall, listCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

const route = api.api.letters;

export const letters = defineResource<Letter, never>({
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
  list: listCall<Letter>(route),
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
