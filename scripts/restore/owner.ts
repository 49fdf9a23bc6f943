import { randomBytes } from 'node:crypto';
import { build } from '../../db/build.ts';
import type { Stores } from '../../db/demo/pictures.ts';
import { shop as shopTable } from '../../db/schema/shop.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import type { ShopFile } from '../backup/archive.ts';
import { idOfHalf } from '../half-restored.ts';
import { CliError } from '../say.ts';

/**
 * The id of the restored shop, which is always a new one: of two databases with one id, the sweeps of each would remove
 * what only the other needs. Pictures come into an empty store, or into the one that the shop had and gives up.
 */
export async function newOwner(
  { database, pictures }: Stores,
  shop: ShopFile,
  adopts: boolean,
): Promise<string> {
  const half = await idOfHalf(database);
  const owner = await pictures.owner();
  if (half && owner === half) return half;
  if (owner === null && !adopts && half === undefined) await assertEmpty(pictures);
  if (owner !== null && owner !== shop.shopId)
    throw new CliError('The picture store belongs to another shop: name a bucket of its own');
  if (owner !== null && !adopts) {
    throw new CliError(
      'The picture store is that of the shop itself: for a copy name an empty one, or leave S3_… out. ' +
        'If the shop moves to this database for good, say --adopt-pictures: the old one then removes nothing from it',
    );
  }
  return half || randomBytes(16).toString('hex');
}

async function assertEmpty(pictures: Pictures) {
  const { pictures: found } = await pictures.list({ limit: 1 });
  if (found.length === 0) return;
  throw new CliError(
    'The picture store has pictures, and nothing says whose: name an empty one, or say --adopt-pictures if they are this shop’s',
  );
}

/** While the database still says that it is being restored, so that an interrupted restore finds its own mark. */
export async function settleOwner({ database, pictures }: Stores, shopId: string) {
  await database.write(build.update(shopTable).set({ shopId }));
  await pictures.ownBy(shopId);
}
