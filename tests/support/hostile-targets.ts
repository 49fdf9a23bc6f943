import type { Writer } from '../../db/client/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { imports } from '../../db/schema/imports.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { sliderImages } from '../../db/schema/slider.ts';
import { build } from '../../db/sql/build.ts';
import { makeAccount, newcomer, PASSWORD } from './accounts.ts';
import { drawPng } from './drawn-pictures.ts';
import {
  A_SAVED_ADDRESS,
  aName,
  anOrder,
  makeCategory,
  makeCountry,
  makeCoupon,
  makeFamily,
  makeOrder,
  makePrice,
  makeProduct,
  makeSubcategory,
} from './factories.ts';
import { PASSKEY_TARGETS } from './hostile-targets-of-passkeys.ts';
import { VISITORS_TARGETS } from './hostile-targets-of-visitors.ts';
import { asAdmin, asStaff, bulk, changing, type MakeTarget, mine, oneOf, staffOf } from './target-makers.ts';
import { tokenFor } from './tokens.ts';

const categoryOf = oneOf(makeCategory);
const subcategoryOf = oneOf(makeSubcategory);
const productOf = oneOf(makeProduct);

const HIGHEST_CODE = 36 ** 3 - 1;
let codes = 0;
/** Codes far from any hostile value: `1e3`, for one, would be read as the code 1000. */
function aCode(): string {
  const code = (HIGHEST_CODE - codes++).toString(36).toUpperCase();
  return /^(.)\1+$/.test(code) ? aCode() : code;
}
const countryOf = (database: Writer) => makeCountry(database, { countryCode: aCode() });

/** With more stock than any test orders. */
const soldOf = oneOf(async database => {
  const { countryId, countryCode: country } = await countryOf(database);
  const { productCode } = await makePrice(database, { countryId, stockAvailable: 1_000_000 });
  return { country, lines: [{ productCode, quantity: 1 }] };
});

const price = { NetPrice: 1, RetailPrice: 2, PV: 0, PQ: 0, DisplayAtWebsite: true, StockAvailable: 3 };

/** A valid request for each route that takes a body. A new route needs a line here. */
export const TARGETS: Record<string, MakeTarget> = {
  ...VISITORS_TARGETS,
  'POST /api/accounts': async () => ({ path: '/api/accounts', fields: newcomer() }),
  'PUT /api/accounts/me': mine('/api/accounts/me', () => {
    const { password: currentPassword, ...account } = newcomer();
    return { ...account, currentPassword };
  }),
  'PUT /api/accounts/me/password': mine('/api/accounts/me/password', () => ({
    currentPassword: PASSWORD,
    newPassword: `${PASSWORD} 2`,
  })),
  'DELETE /api/accounts/me': async database => ({
    ...(await mine('/api/accounts/me', () => ({ password: PASSWORD }))(database)),
    readAt: '',
  }),
  'POST /api/accounts/email-confirmations': async () => ({
    path: '/api/accounts/email-confirmations',
    readAt: '',
    fields: { token: 'spent' },
  }),
  ...PASSKEY_TARGETS,
  'POST /api/accounts/me/addresses': async database => ({
    ...(await mine('/api/accounts/me/addresses', () => A_SAVED_ADDRESS)(database)),
    readAt: undefined,
  }),
  'PUT /api/accounts/me/addresses/:id': async database => {
    const user = await makeAccount(database, 'customer');
    const address = { ...A_SAVED_ADDRESS, userId: user.userId, createdAt: new Date() };
    const [row] = await database.write(build.insert(addresses).values(address).returning());
    const path = `/api/accounts/me/addresses/${row?.addressId}`;
    return { ...changing(path, A_SAVED_ADDRESS), token: await tokenFor(user) };
  },
  'PUT /api/saved': async database => ({
    ...(await mine('/api/saved', () => ({ productCodes: [1] }))(database)),
    readAt: '',
  }),
  'POST /api/accounts/invite': asAdmin(async () => {
    const { username, email } = newcomer();
    return {
      path: '/api/accounts/invite',
      readAt: '',
      fields: { username, email, role: 'staff', designation: 'Editor' },
    };
  }),
  'PUT /api/accounts/:id': asAdmin(async database => {
    const { userId } = await makeAccount(database, 'staff');
    return changing(`/api/accounts/${userId}`, { role: 'staff', designation: 'Editor', enabled: true });
  }),
  'POST /api/auth/login': async () => ({
    path: '/api/auth/login',
    fields: { username: 'nobody', password: PASSWORD, keep: true },
  }),
  'POST /api/auth/forgot': async () => ({
    path: '/api/auth/forgot',
    fields: { email: newcomer().email },
  }),
  'POST /api/auth/reset': async () => ({
    path: '/api/auth/reset',
    fields: { token: 'spent', newPassword: PASSWORD },
  }),
  'POST /api/cart/quote': async database => {
    const { country, lines } = await soldOf(database);
    return { path: '/api/cart/quote', fields: { country, lines, coupon: 'SPRING' } };
  },
  'POST /api/imports': asStaff(async () => ({
    path: '/api/imports',
    fields: { kind: 'products', fileName: 'products.csv' },
  })),
  'POST /api/imports/:id/rows': asStaff(async database => {
    const { userId } = await staffOf(database);
    const given = { userId, kind: 'products', fileName: 'products.csv', createdAt: new Date() } as const;
    const [made] = await database.write(build.insert(imports).values(given).returning());
    const rows = [{ line: 2, values: { productName: 'Cup' } }];
    return { path: `/api/imports/${made?.importId}/rows`, readAt: '', fields: { rows } };
  }),
  'POST /api/categories': asStaff(async () => ({
    path: '/api/categories',
    fields: { categoryName: aName('Category'), displayStatus: true },
  })),
  'POST /api/categories/bulk': bulk(
    'categories',
    async database => (await makeCategory(database)).categoryId,
  ),
  'PUT /api/categories/:id': asStaff(async database => {
    const { categoryId } = await makeCategory(database);
    return changing(`/api/categories/${categoryId}`, { categoryName: aName('Category') });
  }),
  'POST /api/families': asStaff(async () => ({
    path: '/api/families',
    fields: { familyName: aName('Family'), options: ['Colour'], shared: { productDescription: 'Linen' } },
  })),
  'POST /api/families/bulk': bulk(
    'families',
    async database => (await makeFamily(database)).familyId,
    'delete',
  ),
  'PUT /api/families/:id': asStaff(async database => {
    const { familyId } = await makeFamily(database);
    const { productCode } = await productOf(database);
    const variants = [
      { productCode, options: ['Sand'] },
      { new: { copyOf: productCode, productName: aName('Apron'), sku: null }, options: ['Sea'] },
    ];
    return changing(`/api/families/${familyId}`, {
      familyName: aName('Family'),
      options: ['Size'],
      variants,
    });
  }),
  'POST /api/subcategories': asStaff(async database => {
    const { categoryId } = await categoryOf(database);
    return {
      path: '/api/subcategories',
      fields: { categoryId, subcategoryName: aName('Cups'), displayStatus: true },
    };
  }),
  'POST /api/subcategories/bulk': bulk(
    'subcategories',
    async database => (await makeSubcategory(database)).subcategoryId,
  ),
  'PUT /api/subcategories/:id': asStaff(async database => {
    const { subcategoryId } = await makeSubcategory(database);
    return changing(`/api/subcategories/${subcategoryId}`, { subcategoryName: 'Plates' });
  }),
  'POST /api/countries': asStaff(async () => ({
    path: '/api/countries',
    fields: { countryCode: aCode(), countryName: aName('Land'), denomination: 'EUR' },
  })),
  'POST /api/countries/bulk': bulk('countries', async database => (await countryOf(database)).countryId),
  'PUT /api/countries/:id': asStaff(async database => {
    const { countryId } = await countryOf(database);
    return changing(`/api/countries/${countryId}`, { countryName: aName('Land') });
  }),
  'POST /api/coupons': asStaff(async () => ({
    path: '/api/coupons',
    fields: { couponCode: `c-${crypto.randomUUID()}`, percentage: 10 },
  })),
  'POST /api/coupons/bulk': bulk('coupons', async database => (await makeCoupon(database)).couponId),
  'PUT /api/coupons/:id': asStaff(async database => {
    const { couponId } = await makeCoupon(database);
    return changing(`/api/coupons/${couponId}`, { mostUses: 7 });
  }),
  'POST /api/orders': asStaff(async database => {
    const { country, lines } = await soldOf(database);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return { path: '/api/orders', fields: { ...anOrder(country, lines), notes: 'Ring twice' }, headers };
  }),
  'POST /api/orders/:orderNumber/moves': asStaff(async database => {
    const { orderNumber } = await makeOrder(database);
    return {
      path: `/api/orders/${orderNumber}/moves`,
      readAt: '',
      fields: { to: 'paid', note: 'Thank you' },
    };
  }),
  'POST /api/orders/:orderNumber/notes': asStaff(async database => {
    const { orderNumber } = await makeOrder(database);
    return { path: `/api/orders/${orderNumber}/notes`, readAt: '', fields: { note: 'Ring twice' } };
  }),
  'POST /api/productprices': asStaff(async database => {
    const [{ productCode }, { countryId }] = [await productOf(database), await countryOf(database)];
    return {
      path: '/api/productprices',
      fields: { ProductCode: productCode, CountryID: countryId, ...price },
    };
  }),
  'POST /api/productprices/bulk': bulk('productprices', async database => {
    const { countryId } = await countryOf(database);
    const { productCode } = await makePrice(database, { countryId });
    return `${productCode}/${countryId}`;
  }),
  'PUT /api/productprices/:productCode/:countryId': asStaff(async database => {
    const { countryId } = await countryOf(database);
    const { productCode } = await makePrice(database, { countryId });
    return changing(`/api/productprices/${productCode}/${countryId}`, price);
  }),
  'PUT /api/productprices/matrix': asStaff(async database => {
    const [{ productCode }, { countryId }] = [await productOf(database), await countryOf(database)];
    const { DisplayAtWebsite: _, ...fields } = price;
    const changes = [{ ProductCode: productCode, CountryID: countryId, version: null, ...fields }];
    return { path: '/api/productprices/matrix', readAt: '', fields: { changes } };
  }),
  'POST /api/products': asStaff(async database => {
    const { subcategoryId } = await subcategoryOf(database);
    return { path: '/api/products', fields: { productName: aName('Cup'), subcategoryId } };
  }),
  'POST /api/products/bulk': bulk('products', async database => (await makeProduct(database)).productCode),
  'PUT /api/products/:id': asStaff(async database => {
    const { productCode } = await makeProduct(database);
    return changing(`/api/products/${productCode}`, { productName: aName('Cup') });
  }),
  // A single row, shared by concurrent tests.
  'PUT /api/pages/:page': asStaff(async () =>
    changing('/api/pages/contact', { content: { note: 'Closed on Mondays' } }),
  ),
  'PUT /api/settings': asAdmin(async () => ({
    path: '/api/settings',
    readAt: '',
    fields: { shopName: aName('Shop') },
  })),
  'PUT /api/settings/orders': asAdmin(async () =>
    changing('/api/settings/orders', {
      newOrdersEmail: 'orders@example.com',
      transferDays: 5,
      unpaidPieces: 50,
      reviewDays: 7,
    }),
  ),
  // Changing it would end the sessions of other tests.
  'PUT /api/settings/sign-in': asAdmin(async () =>
    changing('/api/settings/sign-in', { passkeysRequired: false }),
  ),
  'PUT /api/settings/shipping': asAdmin(async database => {
    const { countryId } = await countryOf(database);
    const fees = [{ countryId, shippingFee: 4.9, version: 1 }];
    return { path: '/api/settings/shipping', readAt: '', fields: { fees } };
  }),
  'POST /api/slider/upload': asStaff(async database => {
    await database.write(build.delete(sliderImages));
    return { path: '/api/slider/upload', fields: { title: 'Tea' }, picture: drawPng() };
  }),
  'PUT /api/slider/order': asStaff(async database => {
    const imageId = await makeImage(database);
    return { path: '/api/slider/order', readAt: `/api/slider/${imageId}`, fields: { imageIds: [imageId] } };
  }),
  'PUT /api/slider/:id': asStaff(async database =>
    changing(`/api/slider/${await makeImage(database)}`, { title: 'Tea' }),
  ),
  'PUT /api/slider/update-meta/:id': asStaff(async database => {
    const imageId = await makeImage(database);
    return {
      path: `/api/slider/update-meta/${imageId}`,
      readAt: `/api/slider/${imageId}`,
      fields: { title: 'Tea' },
    };
  }),
};

async function makeImage(database: Writer): Promise<number> {
  await database.write(build.delete(sliderImages));
  const pictureId = crypto.randomUUID().padEnd(40, '0');
  const files = [{ name: `${pictureId}.png`, width: 6, height: 4 }];
  await database.write(
    build.insert(pictures).values({ pictureId, files, heldUntil: Date.now() + 3_600_000 }),
  );
  const [row] = await database.write(
    build.insert(sliderImages).values({ pictureId, title: 'Tea' }).returning(),
  );
  if (!row) throw new Error('no slider image was made');
  return row.imageId;
}
