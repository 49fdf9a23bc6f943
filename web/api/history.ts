import type { Job } from '../../functions/jobs/contract.ts';
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

/** What was undone; for a change of many rows, the job that undoes it. */
export async function undoChange(api: ApiClient, changeId: string): Promise<Undone | Job> {
  return (await dataOf<Undone | Job>(api.api.changes[':id'].undo.$post({ param: { id: changeId } }))).data;
}
