import type { ImportKind } from '../../functions/contracts/import-columns.ts';
import { type ApiClient, ApiProblem, settled } from './client.ts';

export type ExportKind = ImportKind | 'subscribers';

/** The rows that a list shows with this search and these filters, as a file. */
export async function exportRows(
  api: ApiClient,
  kind: ExportKind,
  query: Record<string, string | undefined>,
): Promise<{ file: Blob; name: string }> {
  const pending = api.api.exports[kind].$get({ query }) as unknown as Promise<Response>;
  const answer = await settled(pending);
  // The connection can end half way: what is there then is no file.
  const file = await answer.blob().catch(() => {
    throw new ApiProblem(0, {});
  });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  return { file, name: name ?? `${kind}.csv` };
}
