import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { history } from '../../db/schema/history.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { sliderImages } from '../../db/schema/slider.ts';
import { build } from '../../db/sql/build.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { SliderImage } from '../../functions/catalog/slider/contract.ts';
import { makeAccount } from './accounts.ts';
import { drawPng } from './drawn-pictures.ts';
import { makeSubcategory } from './factories.ts';
import { formOf } from './forms.ts';
import { openShop } from './shop.ts';
import { tokenFor } from './tokens.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** An empty shop, with a staff member who uploads product pictures. */
export function openPicturedShop() {
  const { shop, call } = openShop();
  let token: string;
  let subcategoryId: number;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    subcategoryId = (await makeSubcategory(shop.database)).subcategoryId;
  });
  beforeEach(async () => {
    await shop.database.write(build.delete(sliderImages));
  });

  type Fields = Parameters<typeof formOf>[0];
  const create = (given: Fields) => {
    const body = formOf({ productName: 'Pictured', subcategoryId: String(subcategoryId), ...given });
    return call<Product>('POST', '/api/products', { body, token });
  };
  const put = (path: string, json: object, headers = {}) =>
    call<Product>('PUT', path, { json, token, headers });
  const addToSlider = (file: Uint8Array<ArrayBuffer>) =>
    call<SliderImage>('POST', '/api/Slider/upload', { body: formOf({ file }), token });

  /** A product with a picture in two sizes, and the addresses of these. */
  async function somePictured() {
    const picture = drawPng(60, 40);
    const smaller = drawPng(30, 20);
    const { data, headers } = await create({ Image: picture, sizes: smaller });
    const addresses = [...(data.productPictureSrcset ?? '').matchAll(/\/\S+/g)].map(([address]) => address);
    return {
      path: headers.get('Location') ?? '',
      addresses,
      address: data.productPicture ?? '',
      picture,
      smaller,
    };
  }
  const statusesOf = (addresses: string[]) =>
    Promise.all(addresses.map(async address => (await call('GET', address)).status));
  const idIn = (address = '') => /[0-9a-f]{40}/.exec(address)?.[0] ?? '';
  const rowsOf = (address: string) =>
    build
      .select()
      .from(pictures)
      .where(eq(pictures.pictureId, idIn(address)));

  /** As if an hour had passed since the last upload. */
  const releaseUploads = () => build.update(pictures).set({ heldUntil: 0 });
  /** As if no earlier change could be undone any more. */
  const endHistory = () => build.update(history).set({ at: new Date(Date.now() - 31 * DAY_MS) });

  async function cleanUpLater() {
    await shop.database.write(releaseUploads());
    await shop.database.write(endHistory());
    await shop.runTasks();
  }

  return {
    shop,
    call,
    create,
    put,
    addToSlider,
    somePictured,
    statusesOf,
    idIn,
    rowsOf,
    releaseUploads,
    endHistory,
    cleanUpLater,
    token: () => token,
  };
}
