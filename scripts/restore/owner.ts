import { randomBytes } from 'node:crypto';
import { shop as shopTable } from '../../db/schema/shop.ts';
import { build } from '../../db/sql/build.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import type { ShopFile } from '../backup/archive.ts';
import type { Stores } from '../demo/pictures.ts';
import { idOfHalf } from '../half-restored.ts';
import { CliError } from '../say.ts';

/**
 * The id of the restored shop, always a new one: if two databases had one id, the cleanup of each would remove
 * what only the other needs. Pictures go to an empty store, or to the old store of the shop, which gives it up.
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
    throw new CliError('The picture store belongs to another shop: use a separate bucket');
  if (owner !== null && !adopts) {
    throw new CliError(
      'This is the picture store of the original shop: for a copy, use an empty one or omit S3_…. ' +
        'If the shop moves to this database for good, add --adopt-pictures: the old shop then removes nothing from it',
    );
  }
  return half || randomBytes(16).toString('hex');
}

async function assertEmpty(pictures: Pictures) {
  const { pictures: found } = await pictures.list({ limit: 1 });
  if (found.length === 0) return;
  throw new CliError(
    'The picture store has pictures of an unknown shop: use an empty one, or add --adopt-pictures if they belong to this shop',
  );
}

/** While the database still says that it is being restored, so that an interrupted restore finds its own mark. */
export async function settleOwner({ database, pictures }: Stores, shopId: string) {
  await database.write(build.update(shopTable).set({ shopId }));
  await pictures.ownBy(shopId);
}
