import type { ShownRoom } from '../../functions/content/rooms/contract.ts';
import { type ApiClient, listOf } from './client.ts';

/** The room of the home page; null if it has none, or nothing of it is sold in the country. */
export async function findHomeRoom(api: ApiClient, country: string): Promise<ShownRoom | null> {
  const { rows } = await listOf<ShownRoom>(api.api.rooms.home.$get({ query: { country } }));
  return rows[0] ?? null;
}

/** The same for the room that a post shows. */
export async function findRoomOfPost(
  api: ApiClient,
  slug: string,
  country: string,
): Promise<ShownRoom | null> {
  const { rows } = await listOf<ShownRoom>(
    api.api.posts[':slug'].room.$get({ param: { slug }, query: { country } }),
  );
  return rows[0] ?? null;
}
