import { inArray, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { shop } from '../../../db/schema/shop.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { WriteDeps } from '../../deps.ts';
import { TaskStopped } from '../../errors.ts';
import { filesById } from './files-by-id.ts';

/** Never removes anything from another shop's store. An unmarked store is claimed by the shop that knows its pictures. */
export async function assertOwnStore({ database, pictures: store }: WriteDeps<'database' | 'pictures'>) {
  const [[own], owner] = await Promise.all([
    database.read(build.select({ shopId: shop.shopId }).from(shop)),
    store.owner(),
  ]);
  if (own && owner === own.shopId) return;
  if (owner !== null) throw new TaskStopped('The picture store belongs to another shop: nothing was removed');
  const { pictures: first } = await store.list();
  if (!own || !(await knowsMost(database, [...filesById(first.map(({ name }) => name)).keys()]))) {
    throw new TaskStopped('The picture store is full of pictures of another shop: nothing was removed');
  }
  await store.ownBy(own.shopId);
}

async function knowsMost(database: Writer, ids: string[]): Promise<boolean> {
  const [counted] = await database.read(
    build
      .select({ known: sql<number>`count(*)`.as('known') })
      .from(pictures)
      .where(inArray(pictures.pictureId, jsonInList(ids))),
  );
  return (counted?.known ?? 0) * 2 >= ids.length;
}
