import type { ShownRoom } from '../../functions/content/rooms/contract.ts';
import { type ApiClient, listOf } from './client.ts';

export type HomeRooms = { room: ShownRoom | null; thing: ShownRoom | null };

/** The room and the thing in parts of the home page; null if it has none, or nothing of it is sold in the country. */
export async function findHomeRooms(api: ApiClient, country: string): Promise<HomeRooms> {
  const { rows } = await listOf<ShownRoom>(api.api.rooms.home.$get({ query: { country } }));
  return {
    room: rows.find(({ openedPicture }) => !openedPicture) ?? null,
    thing: rows.find(({ openedPicture }) => openedPicture) ?? null,
  };
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
