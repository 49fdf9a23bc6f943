import { expect } from 'vitest';
import type { ImportKind } from '../../functions/office/imports/columns.ts';
import type { AppliedImport, FileRow, Import, ImportRow } from '../../functions/office/imports/contract.ts';
import { readFile } from '../../web/admin/office/imports/read-file.ts';
import type { ApiClient } from './api-client.ts';

const AT_ONCE = 500;
const LIMITS = { mostLines: 10_010, mostInACell: 20_000 };

/** Rows of a file, numbered from below its header. */
export const cells = (...rows: Record<string, string>[]): FileRow[] =>
  rows.map((values, at) => ({ line: at + 2, values }));

/** Imports as the back office does. */
export function importerFor(call: ApiClient, tokenNow: () => string) {
  const send = <Data>(method: string, path: string, json?: object) =>
    call<Data>(method, path, { token: tokenNow(), ...(json && { json }) });
  return {
    check: async (kind: ImportKind, rows: FileRow[]) => {
      let answer = await send<Import>('POST', '/api/imports', { kind, fileName: 'a.csv' });
      const path = `/api/imports/${answer.data.importId}`;
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        answer = await send<Import>('POST', `${path}/rows`, { rows: rows.slice(at, at + AT_ONCE) });
        expect(answer.status, JSON.stringify(answer.data).slice(0, 500)).toBe(200);
      }
      return { path, counts: answer.data };
    },
    apply: (path: string) => send<AppliedImport>('POST', `${path}/apply`),
    exported: async (kind: ImportKind, filter = '') => {
      const { data, headers } = await send<string>('GET', `/api/exports/${kind}${filter}`);
      expect(headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/,
      );
      return readFile(data, { kind, ...LIMITS });
    },
    rowsOf: async (path: string, query = '') => (await send<ImportRow[]>('GET', `${path}/rows${query}`)).data,
  };
}
