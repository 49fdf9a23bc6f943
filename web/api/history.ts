import type { HistoryEntry, Restored, Undone } from '../../functions/office/history/contract.ts';
import { type ApiClient, changeIn, dataOf, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export type HistoryQuery = Omit<ListQuery, 'sort'> & {
  [filter in 'kind' | 'key' | 'action' | 'by' | 'change' | 'deleted' | 'grouped']?: string | undefined;
};

export const listHistory = (api: ApiClient, query: HistoryQuery) =>
  listOf<HistoryEntry>(api.api.history.$get({ query: query as Record<string, never> }));

export async function restoreEntry(api: ApiClient, historyId: number) {
  const param = { id: String(historyId) };
  const { data, headers } = await dataOf<Restored>(api.api.history[':id'].restore.$post({ param }));
  return { ...data, change: changeIn(headers) };
}

export async function undoChange(api: ApiClient, changeId: string): Promise<Undone> {
  return (await dataOf<Undone>(api.api.changes[':id'].undo.$post({ param: { id: changeId } }))).data;
}
