import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { comments } from '../../db/schema/comments.ts';
import { countries } from '../../db/schema/countries.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { families } from '../../db/schema/families.ts';
import { messages } from '../../db/schema/messages.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { posts } from '../../db/schema/posts.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { subscribers } from '../../db/schema/subscribers.ts';
import { build } from '../../db/sql/build.ts';
import { addressFormat } from '../../functions/contracts/address-formats.ts';
import { AN_ADDRESS } from '../../functions/people/addresses/contract.ts';
import { makeAccount } from './accounts.ts';

export { AN_ADDRESS };

let made = 0;

/** A name that no other test has. */
export function aName(kind: string): string {
  made += 1;
  return `${kind} ${made} ${crypto.randomUUID().slice(0, 8)}`;
}

export async function makeCategory(database: Writer, given: Partial<typeof categories.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(categories)
      .values({ categoryName: aName('Category'), ...given })
      .returning(),
  );
  if (!row) throw new Error('no category was made');
  return row;
}

/** In a new category unless one is given. */
export async function makeSubcategory(
  database: Writer,
  given: Partial<typeof subcategories.$inferInsert> = {},
) {
  const categoryId = given.categoryId ?? (await makeCategory(database)).categoryId;
  const [row] = await database.write(
    build
      .insert(subcategories)
      .values({ subcategoryName: aName('Subcategory'), ...given, categoryId })
      .returning(),
  );
  if (!row) throw new Error('no subcategory was made');
  return row;
}

/** In a new subcategory unless one is given. */
export async function makeProduct(database: Writer, given: Partial<typeof products.$inferInsert> = {}) {
  const subcategoryId = given.subcategoryId ?? (await makeSubcategory(database)).subcategoryId;
  const [row] = await database.write(
    build
      .insert(products)
      .values({ productName: aName('Product'), createdAt: new Date(), ...given, subcategoryId })
      .returning(),
  );
  if (!row) throw new Error('no product was made');
  return row;
}

/** An unused EAN-13. */
export function aBarcode(): string {
  const digits = String(crypto.getRandomValues(new BigUint64Array(1))[0])
    .padStart(12, '0')
    .slice(-12);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export async function makeFamily(database: Writer, given: Partial<typeof families.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(families)
      .values({ familyName: aName('Family'), options: ['Colour'], ...given })
      .returning(),
  );
  if (!row) throw new Error('no family was made');
  return row;
}

const CODE_DIGITS = 36;

/** An unused code of three characters. */
const aCode = () => (made++ + CODE_DIGITS ** 2).toString(CODE_DIGITS).toUpperCase();

export async function makeCountry(database: Writer, given: Partial<typeof countries.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(countries)
      .values({
        countryCode: aCode(),
        countryName: aName('Country'),
        denomination: 'EUR',
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no country was made');
  return row;
}

/** Of a new product in a new country unless they are given; amounts in hundredths. */
export async function makePrice(database: Writer, given: Partial<typeof productPrices.$inferInsert> = {}) {
  const productCode = given.productCode ?? (await makeProduct(database)).productCode;
  const countryId = given.countryId ?? (await makeCountry(database)).countryId;
  const [row] = await database.write(
    build
      .insert(productPrices)
      .values({
        netPrice: 1000,
        retailPrice: 1200,
        stockAvailable: 5,
        createdAt: new Date(),
        ...given,
        productCode,
        countryId,
      })
      .returning(),
  );
  if (!row) throw new Error('no price was made');
  return row;
}

/** 10 % off by default; amounts and percentages in hundredths. */
export async function makeCoupon(database: Writer, given: Partial<typeof coupons.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(coupons)
      .values({
        couponCode: `C-${crypto.randomUUID().slice(0, 13)}`,
        percentage: given.amount ? null : 1000,
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no coupon was made');
  return row;
}

/** Published an hour ago by default. */
export async function makePost(database: Writer, given: Partial<typeof posts.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(posts)
      .values({
        slug: aSlug(),
        title: aName('Post'),
        text: aName('Written'),
        state: 'published',
        publishAt: new Date(Date.now() - 3_600_000),
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no post was made');
  return row;
}

/** On a new post and approved by default. */
export async function makeComment(database: Writer, given: Partial<typeof comments.$inferInsert> = {}) {
  const slug = given.slug ?? (await makePost(database)).slug;
  const [row] = await database.write(
    build
      .insert(comments)
      .values({
        slug,
        name: aName('Reader'),
        email: 'reader@example.com',
        comment: aName('Said'),
        state: 'approved',
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no comment was made');
  return row;
}

/** Unread in the inbox by default; returns its id. */
export async function makeMessage(database: Writer, given: Partial<typeof messages.$inferInsert> = {}) {
  const messageId = crypto.randomUUID();
  await database.write(
    build.insert(messages).values({
      messageId,
      kind: 'contact',
      name: aName('Maria'),
      email: `${messageId}@example.com`,
      subject: 'A lid for the kettle',
      message: 'Do you sell it?\nBy itself?',
      receivedAt: new Date(),
      ...given,
    }),
  );
  return messageId;
}

/** Confirmed by default. */
export async function makeSubscriber(database: Writer, given: Partial<typeof subscribers.$inferInsert> = {}) {
  const [row] = await database.write(
    build
      .insert(subscribers)
      .values({
        email: `${crypto.randomUUID()}@example.com`,
        source: 'about',
        state: 'confirmed',
        createdAt: new Date(),
        confirmedAt: given.state === 'pending' ? null : new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no subscriber was made');
  return row;
}

/** For a post that no other test has. */
export const aSlug = () => `post-${crypto.randomUUID()}`;

/** The same address as stored with an account. */
export const A_SAVED_ADDRESS = { ...AN_ADDRESS, company: 'Lang & Co.', countryCode: 'DE', isDefault: true };

/** The body of an order for these lines. */
export const anOrder = (country: string, lines: { productCode: number; quantity: number }[]) => ({
  country,
  lines,
  payment: 'bank-transfer',
  billing: { ...AN_ADDRESS, country, postcode: addressFormat(country).example ?? AN_ADDRESS.postcode },
});

/** An order for a product that was deleted since. */
export async function makeOrder(
  database: Writer,
  given: Partial<typeof orders.$inferInsert> = {},
  productCode = 999_999,
) {
  made += 1;
  const [row] = await database.write(
    build
      .insert(orders)
      .values({
        orderNumber: `M${String(made).padStart(8, '0')}`,
        idempotencyKey: crypto.randomUUID(),
        requestHash: '',
        email: AN_ADDRESS.email,
        payment: 'bank-transfer',
        countryCode: 'DE',
        countryName: 'Germany',
        denomination: 'EUR',
        billing: AN_ADDRESS,
        subtotal: 1000,
        shipping: 500,
        total: 1500,
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!row) throw new Error('no order was made');
  const line = {
    position: 1,
    productCode,
    productName: 'Cup',
    quantity: 1,
    unitPrice: 1000,
    pv: 0,
    pq: 0,
  };
  await database.write(build.insert(orderLines).values({ orderId: row.orderId, ...line }));
  return row;
}

export const A_REVIEW = { stars: 4, title: 'Good', review: 'It pours as slowly as they say.', name: 'Ada' };

/** Of a new product by a new customer unless they are given. */
export async function makeReview(database: Writer, given: Partial<typeof reviews.$inferInsert> = {}) {
  const productCode = given.productCode ?? (await makeProduct(database)).productCode;
  const userId = given.userId ?? (await makeAccount(database, 'customer')).userId;
  const [row] = await database.write(
    build
      .insert(reviews)
      .values({ ...A_REVIEW, createdAt: new Date(), ...given, productCode, userId })
      .returning(),
  );
  if (!row) throw new Error('no review was made');
  return row;
}
