import { bulkOf, rowId } from '../../bulk/contract.ts';
import { SubscriberFilter } from './contract.ts';

export const BulkSubscribers = bulkOf('BulkSubscribers', {
  filter: SubscriberFilter,
  key: rowId,
  actions: ['delete'],
});
