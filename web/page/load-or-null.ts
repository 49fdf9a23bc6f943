import { asProblem } from '../api/client.ts';
import type { RequestContext } from '../api/request-context.ts';

/**
 * The data of a page, or null if loading failed and the page has to show that. At the edge the error is thrown instead:
 * the browser then retries.
 */
export async function loadOrNull<Data>(
  { onEdge }: RequestContext,
  load: () => Promise<Data>,
): Promise<Data | null> {
  try {
    return await load();
  } catch (error) {
    if (onEdge || error instanceof Response) throw error;
    console.warn(asProblem(error).message);
    return null;
  }
}
