import type { ImportKind } from '../../functions/office/imports/columns.ts';
import { type ApiClient, ApiProblem, successful } from './client.ts';

export type ExportKind = ImportKind | 'subscribers';

/** Downloads the rows that a list shows with its search and filters. */
export async function exportRows(
  api: ApiClient,
  kind: ExportKind,
  query: Record<string, string | undefined>,
): Promise<{ file: Blob; name: string }> {
  // Export routes of plain records are registered in a loop, so the API's type does not include them.
  const pending = api.api.exports[kind as 'products'].$get({ query });
  const response = await successful(pending);
  // The connection can drop midway; a partial file must not be saved.
  const file = await response.blob().catch(() => {
    throw new ApiProblem(0, {});
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { file, name: name ?? `${kind}.csv` };
}
