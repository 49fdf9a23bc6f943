import { beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Post, PostPicture } from '../../../functions/content/posts/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { aName, aSlug, makeCountry, makePrice, makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const PUBLIC = 'https://pictures.example/shop';
const { shop, call } = openShop({ variables: { PICTURES_PUBLIC_URL: PUBLIC } });

/** The prefix of a picture's name, and the name. */
const PICTURES = /([^\s"'(,;=<>]*)\/([0-9a-f]{40}(?:-\d+)?\.png)/g;

let token: string;
let product: Product;
let post: Post;
let country: string;

beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const { subcategoryId } = await makeSubcategory(shop.database);
  const pictured = { Image: drawPng(60, 40), sizes: drawPng(30, 20) };
  const fields = { productName: aName('Pictured'), subcategoryId: String(subcategoryId), ...pictured };
  product = (await call<Product>('POST', '/api/products', { body: formOf(fields), token })).data;
  const { countryId, countryCode } = await makeCountry(shop.database);
  country = countryCode;
  await makePrice(shop.database, { productCode: product.productCode, countryId });
  await call('POST', '/api/Slider/upload', { body: formOf({ file: drawPng(50, 40) }), token });
  post = await aPost();
});

async function aPost() {
  const upload = (width: number) => {
    const body = formOf({ Image: drawPng(width, 40), sizes: drawPng(width / 2, 20) });
    return call<PostPicture>('POST', '/api/posts/pictures', { body, token });
  };
  const [cover, inText] = [(await upload(44)).data.address, (await upload(46)).data.address];
  const json = {
    slug: aSlug(),
    title: aName('Post'),
    text: `Look:\n\n![a vase](${inText})`,
    picture: cover,
    pictureAlt: 'A jug',
    state: 'published',
  };
  return (await call<Post>('POST', '/api/posts', { json, token })).data;
}

/** Every response that shows pictures, and how many at least. */
const SHOWN: [string, () => string, number][] = [
  ['home', () => '/', 2],
  ['a list', () => '/products-list', 2],
  ['a product', () => `/products-details/${product.productCode}`, 3],
  ['the blog', () => '/blog', 2],
  ['a post', () => `/blog-details/${post.slug}`, 4],
  ['the feed', () => '/blog/rss.xml', 1],
  ['the products in the API', () => '/api/products', 2],
  ['products in a country', () => `/api/products?country=${country}`, 2],
  ['a search', () => '/api/products?q=pictured', 2],
  ['the slider in the API', () => '/api/slider/active', 1],
  ['the posts in the API', () => '/api/posts', 2],
  ['a post in the API', () => `/api/posts/${post.slug}`, 3],
];

test.each(SHOWN)(
  '%s shows pictures straight from the store if it serves them itself',
  async (_, path, most) => {
    const { status, data, headers } = await call('GET', path());
    expect(status).toBe(200);
    const found = [...(typeof data === 'string' ? data : JSON.stringify(data)).matchAll(PICTURES)];
    expect(found.length).toBeGreaterThanOrEqual(most);
    expect([...new Set(found.map(([, before]) => before))]).toEqual([PUBLIC]);
    expect(headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: blob: https://pictures.example;",
    );
    // The shop serves the same picture under its name to anyone who stored the old address.
    const [[, , name] = []] = found;
    const picture = await fetch(new URL(`/pictures/${name}`, shop.url));
    expect({ status: picture.status, type: picture.headers.get('Content-Type') }).toEqual({
      status: 200,
      type: 'image/png',
    });
  },
);
