import type { Job } from '../../functions/jobs/contract.ts';
import type {
  AppliedImport,
  CreateImport,
  FileRow,
  Import,
  ImportRow,
  Outcome,
} from '../../functions/office/imports/contract.ts';
import { type ApiClient, changeIn, dataOf, done, listOf } from './client.ts';
import { isJob } from './jobs.ts';
import type { ListQuery } from './list-query.ts';

const idOf = (importId: number) => ({ id: String(importId) });

export const createImport = async (api: ApiClient, json: CreateImport) =>
  (await dataOf<Import>(api.api.imports.$post({ json }))).data;

export const findImport = async (api: ApiClient, importId: number) =>
  (await dataOf<Import>(api.api.imports[':id'].$get({ param: idOf(importId) }))).data;

/** Validates rows; returns the running totals of all rows checked so far. */
export const addImportRows = async (api: ApiClient, importId: number, rows: FileRow[]) =>
  (await dataOf<Import>(api.api.imports[':id'].rows.$post({ param: idOf(importId), json: { rows } }))).data;

export const listImportRows = (
  api: ApiClient,
  importId: number,
  query: Pick<ListQuery, 'page' | 'pageSize' | 'after'> & { outcome?: Outcome },
) => listOf<ImportRow>(api.api.imports[':id'].rows.$get({ param: idOf(importId), query }));

/** What was written and the change that undoes it; for a large file, the job that writes it. */
export async function applyImport(api: ApiClient, importId: number) {
  const pending = api.api.imports[':id'].apply.$post({ param: idOf(importId) });
  const { data, headers } = await dataOf<AppliedImport | Job>(pending);
  return isJob(data) ? data : { ...data, changeId: changeIn(headers) };
}

export const deleteImport = (api: ApiClient, importId: number) =>
  done(api.api.imports[':id'].$delete({ param: idOf(importId) }));
