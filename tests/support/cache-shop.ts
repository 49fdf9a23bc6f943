import type { Writer } from '../../db/client/database.ts';
import type { PostPicture } from '../../functions/content/posts/contract.ts';
import { makeAccount } from './accounts.ts';
import type { ApiClient } from './api-client.ts';
import { drawPng } from './drawn-pictures.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makeFamily,
  makePost,
  makePrice,
  makeProduct,
  makeSubcategory,
} from './factories.ts';
import { formOf } from './forms.ts';
import { makeRoom } from './room-factory.ts';
import type { Random } from './seeded-random.ts';
import { tokenFor } from './tokens.ts';

const COUNTRIES = [
  { countryCode: 'DE', denomination: 'EUR' },
  { countryCode: 'GB', denomination: 'GBP' },
  { countryCode: 'CH', denomination: 'CHF', displayStatus: false },
];
const TWO = [0, 1];

export type SmallShop = Awaited<ReturnType<typeof makeSmallShop>>;

/** What is written and read in one round, so that many reads are affected by the writes. */
export type Subject = ReturnType<typeof someSubject>;

export function someSubject(shop: SmallShop, { oneOf }: Random) {
  const { postId, slug } = oneOf(shop.posts);
  return {
    country: oneOf(shop.countries),
    categoryId: oneOf(shop.categoryIds),
    subcategoryId: oneOf(shop.subcategoryIds),
    productCode: oneOf(shop.productCodes),
    /** Of the same family. */
    siblingCode: oneOf(shop.productCodes),
    postId,
    slug,
  };
}

/** A shop with a little of everything that visitors read. */
export async function makeSmallShop(database: Writer, call: ApiClient) {
  const token = await tokenFor(await makeAccount(database, 'admin'));
  const countries = [];
  for (const country of COUNTRIES) countries.push(await makeCountry(database, country));
  const categoryIds: number[] = [];
  const subcategoryIds: number[] = [];
  const productCodes: number[] = [];
  for (const _ of TWO) {
    const { categoryId } = await makeCategory(database);
    categoryIds.push(categoryId);
    for (const _ of TWO) subcategoryIds.push((await makeSubcategory(database, { categoryId })).subcategoryId);
  }
  const { familyId } = await makeFamily(database);
  for (const [place, subcategoryId] of [...subcategoryIds, ...subcategoryIds].entries()) {
    // All sold before, and so far apart that no sale makes one more popular than another.
    const unitsSold = 1_000_000 * (place + 1);
    const variant = { familyId, options: [`No. ${place}`], familyPosition: place };
    const product = { ...variant, subcategoryId, unitsSold, productName: aName('Kettle') };
    const { productCode } = await makeProduct(database, product);
    productCodes.push(productCode);
    for (const { countryId } of countries) await makePrice(database, { productCode, countryId });
  }
  const body = formOf({ Image: drawPng(60, 40) });
  const { data: picture } = await call<PostPicture>('POST', '/api/posts/pictures', { body, token });
  const posts = [];
  for (const category of ['Guides', 'guides', 'News']) {
    const text = pictured(picture.address, 'localhost');
    const named = productCodes.slice(posts.length * 2, posts.length * 2 + 3);
    posts.push(await makePost(database, { category, text, productCodes: named }));
  }
  const dots = productCodes.slice(0, 3).map((productCode, at) => ({ productCode, x: 100 * at, y: 500 }));
  const { roomId } = await makeRoom(database, { onHome: true, dots });
  return {
    token,
    roomId,
    countries,
    categoryIds,
    subcategoryIds,
    productCodes,
    posts,
    picture: picture.address,
  };
}

/** A text with a picture that is the shop's own only under this host name. */
export const pictured = (address: string, host: string) =>
  `${aName('Written')} ![it](http://${host}${address})`;
