import { CATEGORY } from '../../catalog/categories/record.ts';
import { FAMILY } from '../../catalog/families/record.ts';
import { PRODUCT } from '../../catalog/products/record.ts';
import { SLIDER_IMAGE } from '../../catalog/slider/record.ts';
import { SUBCATEGORY } from '../../catalog/subcategories/record.ts';
import { PAGE } from '../../content/pages/record.ts';
import { POST } from '../../content/posts/record.ts';
import { ROOM } from '../../content/rooms/record.ts';
import { ACCOUNT } from '../../people/accounts/record.ts';
import { COUNTRY } from '../../pricing/countries/record.ts';
import { COUPON } from '../../pricing/coupons/record.ts';
import { PRICE } from '../../pricing/product-prices/record.ts';
import { SETTINGS } from '../../settings/record.ts';

/** All records with a history, parents before children. */
export const RECORDS = [
  ACCOUNT,
  CATEGORY,
  COUNTRY,
  COUPON,
  PAGE,
  ROOM,
  POST,
  SUBCATEGORY,
  FAMILY,
  PRODUCT,
  PRICE,
  SLIDER_IMAGE,
  SETTINGS,
] as const;

export type HistoryKind = (typeof RECORDS)[number]['kind'];

export const KINDS = RECORDS.map(({ kind }) => kind);
