import type { FieldChange, HistoryAction, HistoryKind } from '../../../functions/contracts/history.ts';
import { momentOf } from './moments.ts';

type KindWords = { one: string; many: string; editPath?: string };

export const KIND_WORDS: Record<HistoryKind, KindWords> = {
  accounts: { one: 'Account', many: 'accounts', editPath: '/admin/accounts/edit/' },
  categories: { one: 'Category', many: 'categories', editPath: '/admin/categories/edit/' },
  countries: { one: 'Country', many: 'countries', editPath: '/admin/countries/edit/' },
  coupons: { one: 'Coupon', many: 'coupons', editPath: '/admin/coupons/edit/' },
  posts: { one: 'Post', many: 'posts', editPath: '/admin/posts/edit/' },
  subcategories: { one: 'Subcategory', many: 'subcategories', editPath: '/admin/subcategories/edit/' },
  products: { one: 'Product', many: 'products', editPath: '/admin/products/edit/' },
  productprices: { one: 'Product price', many: 'product prices', editPath: '/admin/product-prices/edit/' },
  settings: { one: 'Settings', many: 'settings' },
  slider: { one: 'Slider image', many: 'slider images', editPath: '/admin/slider?panel=' },
};

export const ACTION_WORDS: Record<HistoryAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
};

/** The kind whose rows have their list at this path; undefined where none are recorded. */
export function kindAt(path: string): HistoryKind | undefined {
  const kinds = Object.entries(KIND_WORDS) as [HistoryKind, KindWords][];
  return kinds.find(([, { editPath }]) => editPath === `${path}/edit/`)?.[0];
}

const LABELS: Record<string, string> = {
  categoryId: 'Category',
  subcategoryId: 'Subcategory',
  displayStatus: 'Status',
  couponCode: 'Code',
  mostUses: 'Limit of uses',
  denomination: 'Currency',
  productPicture: 'Picture',
  imageUrl: 'Picture',
  pictureAlt: 'Alt text',
  publishAt: 'Date',
  slug: 'Address',
  productOverviewDoc: 'Overview document',
  DisplayAtWebsite: 'Display at website',
};

/** 'categoryName' reads 'Category name', 'PV' stays. */
export function labelOf(field: string): string {
  if (LABELS[field]) return LABELS[field];
  const words = field.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isPicture = ({ field }: FieldChange) =>
  ['productPicture', 'imageUrl', 'picture'].includes(field);

const WITH_CENTS = ['NetPrice', 'RetailPrice', 'PV', 'PQ', 'shippingFee', 'percentage', 'amount'];
const MOMENTS = ['validFrom', 'validUntil', 'publishAt'];

/** A value as a person reads it; undefined where there is none. */
export function readable(field: string, value: FieldChange['old'], name?: string): string | undefined {
  if (name !== undefined) return name;
  if (value === null || value === '') return undefined;
  if (field === 'displayStatus' || field === 'enabled') return value ? 'Active' : 'Inactive';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'tags') return (JSON.parse(String(value)) as string[]).join(', ') || undefined;
  if (MOMENTS.includes(field)) return momentOf(String(value));
  return WITH_CENTS.includes(field) ? Number(value).toFixed(2) : String(value);
}
