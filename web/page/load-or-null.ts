import { asProblem } from '../api/client.ts';
import type { RequestContext } from '../api/request-context.ts';

/**
 * What a page loads, or null where that failed and the page has to say so. The edge says nothing: it leaves the page to
 * the browser, which tries once more.
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
