import type { HistoryEntry } from '../../../../functions/office/history/contract.ts';
import { api } from '../../../api/client.ts';
import { type HistoryQuery, listHistory } from '../../../api/history.ts';
import { useList } from '../../list/use-list.ts';

const FILTERS = ['kind', 'action', 'by', 'key', 'change', 'deleted'] as const;

const resource = {
  path: '/admin/history',
  idOf: ({ historyId }: HistoryEntry) => String(historyId),
  list: ({ sort: _, ...query }: HistoryQuery & { sort?: string }) => {
    // A search or a filter on one record or change shows each row separately.
    const isClose = query.q || query.key || query.change || query.deleted;
    return listHistory(api, isClose ? query : { ...query, grouped: 'true' });
  },
};

export const useHistory = () => useList(resource, FILTERS);

type Change = [HistoryEntry, ...HistoryEntry[]];

/** Groups entries by call, or keeps them separate when rows are shown one by one. */
export function changesIn(rows: HistoryEntry[], isDeletedView: boolean): Change[] {
  const changes: Change[] = [];
  for (const entry of rows) {
    const last = changes.at(-1);
    if (last && !isDeletedView && last[0].changeId === entry.changeId) last.push(entry);
    else changes.push([entry]);
  }
  return changes;
}
