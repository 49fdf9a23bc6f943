import type { Writer } from '../../db/client/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { rooms } from '../../db/schema/rooms.ts';
import { build } from '../../db/sql/build.ts';
import { aName } from './factories.ts';

/** Known to the database alone. */
async function makePicture(database: Writer): Promise<string> {
  const pictureId = crypto.randomUUID().replaceAll('-', '').padEnd(40, '0');
  const files = [{ name: `${pictureId}.png`, width: 6, height: 4 }];
  await database.write(
    build.insert(pictures).values({ pictureId, files, heldUntil: Date.now() + 3_600_000 }),
  );
  return pictureId;
}

export async function makeRoom(database: Writer, given: Partial<typeof rooms.$inferInsert> = {}) {
  const pictureId = given.pictureId ?? (await makePicture(database));
  const [row] = await database.write(
    build
      .insert(rooms)
      .values({ roomName: aName('Room'), ...given, pictureId })
      .returning(),
  );
  if (!row) throw new Error('no room was made');
  return row;
}
