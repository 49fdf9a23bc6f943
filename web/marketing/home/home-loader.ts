import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../api/categories.ts';
import { apiOf } from '../../api/client.ts';

/** Staff would be told of every category; the home page asks for those that are open. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const { rows } = await listCategories(apiOf(context), { displayStatus: 'true' });
  return { categories: rows };
}
