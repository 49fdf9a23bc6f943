import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NAME = /^\/[0-9a-f]{40}\.png$/;

describe.each(['https://pictures.example', 'https://pictures.example/shop/'])(
  'with a store at %s',
  PICTURES_PUBLIC_URL => {
    const { shop, call } = openShop({ variables: { PICTURES_PUBLIC_URL } });
    const base = PICTURES_PUBLIC_URL.replace(/\/$/, '');
    let token: string;
    beforeAll(async () => {
      token = await tokenFor(await makeAccount(shop.database, 'staff'));
    });

    async function somePictured() {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const picture = { Image: drawPng(60, 40), sizes: drawPng(30, 20) };
      const body = formOf({ productName: 'Pictured', subcategoryId: String(subcategoryId), ...picture });
      return (await call<Product>('POST', '/api/products', { body, token })).data;
    }
    const show = (productCode: number, productPicture: string) =>
      call<Product>('PUT', `/api/products/${productCode}`, { json: { productPicture }, token });

    test('shoppers get pictures straight from the store if it serves them itself', async () => {
      const { productPicture, productPictureSrcset } = await somePictured();
      expect(productPicture?.replace(base, '')).toMatch(NAME);
      const small = productPicture?.replace('.png', '-30.png');
      expect(productPictureSrcset).toBe(`${productPicture} 60w, ${small} 30w`);
      const body = formOf({ file: drawPng() });
      const { data } = await call<SliderImage>('POST', '/api/Slider/upload', { body, token });
      expect(data.imageUrl.replace(base, '')).toMatch(NAME);
    });

    test('a product keeps its picture by its address and rejects other addresses', async () => {
      const [{ productPicture }, other] = [await somePictured(), await somePictured()];
      const name = productPicture?.replace(base, '');
      const { status, data } = await show(other.productCode, productPicture ?? '');
      expect({ status, productPicture: data.productPicture }).toEqual({ status: 200, productPicture });
      for (const elsewhere of [
        'https://pictures.example/else',
        'http://pictures.example',
        'https://pictures.example.org',
        '/else',
      ]) {
        const address = `${elsewhere}${name}`;
        expect({ address, status: (await show(other.productCode, address)).status }).toEqual({
          address,
          status: 422,
        });
      }
    });
  },
);
