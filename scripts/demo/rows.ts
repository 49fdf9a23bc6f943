import { categories } from '../../db/schema/categories.ts';
import { countries } from '../../db/schema/countries.ts';
import { families } from '../../db/schema/families.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { sliderImages } from '../../db/schema/slider.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { DAY } from '../../functions/contracts/durations.ts';
import { CATALOGUE, type DemoProduct, PRODUCT_NAMES } from './catalogue.ts';
import { DEMO_COUNTRIES, priceIn } from './countries.ts';
import { DEPARTMENT_DESCRIPTIONS } from './departments.ts';
import { FAMILY_ROWS, variantOf } from './families.ts';
import { insertRows } from './insert-rows.ts';
import { OFFERS, offerOf, pointsOf } from './offers.ts';
import { piecesSold } from './orders.ts';
import { drawingOf } from './pictures.ts';
import { DEMO_SLIDES } from './slider.ts';

type Rows = Writable[];

/** Ids are assigned here, so that rows in one batch can refer to each other. */
export function catalogueRows(pictures: Map<string, string>): Rows {
  const categoryRows = Object.entries(CATALOGUE).map(([categoryName, within], index) => ({
    categoryId: index + 1,
    categoryName,
    categoryDescription: DEPARTMENT_DESCRIPTIONS[categoryName] ?? '',
    pictureId: pictures.get(drawingOf(firstOf(within))) ?? null,
    within,
  }));
  const subcategoryRows = categoryRows
    .flatMap(({ categoryId, within }) =>
      Object.entries(within).map(([subcategoryName, things]) => ({ categoryId, subcategoryName, things })),
    )
    .map((row, index) => ({ ...row, subcategoryId: index + 1 }));
  const productRows = subcategoryRows
    .flatMap(({ subcategoryId, things }) => things.map(thing => ({ ...thing, subcategoryId })))
    .map(row => ({
      ...row,
      pictureId: pictures.get(drawingOf(row.productName)) ?? null,
      productOverviewDoc: OFFERS[row.productName]?.overview ?? null,
      ...variantOf(row.productName),
      createdAt: daysAgo(60 - row.productCode),
    }));
  return [
    ...insertRows(categories, categoryRows),
    ...insertRows(subcategories, subcategoryRows),
    ...insertRows(families, FAMILY_ROWS),
    ...insertRows(products, productRows),
  ];
}

/** A department is shown by one of its products. */
const firstOf = (within: Record<string, DemoProduct[]>) => Object.values(within).flat()[0]?.productName ?? '';

export function countryRows(): Rows {
  const rows = DEMO_COUNTRIES.map(({ rate: _, step: __, ...country }, index) => ({
    ...country,
    countryId: index + 1,
    createdAt: daysAgo(90),
  }));
  return insertRows(countries, rows);
}

export function priceRows(): Rows {
  const rows = PRODUCT_NAMES.flatMap((name, product) => {
    const offer = offerOf(name);
    return DEMO_COUNTRIES.flatMap((country, index) => {
      if (offer.notIn?.includes(country.countryCode)) return [];
      const netPrice = priceIn(country, offer.euros);
      return {
        productCode: product + 1,
        countryId: index + 1,
        netPrice,
        retailPrice: offer.before ? priceIn(country, offer.before) : netPrice,
        ...pointsOf(offer),
        stockAvailable: Math.ceil(offer.stock / (index + 1)) + piecesSold(name, country.countryCode),
        createdAt: daysAgo(30),
      };
    });
  });
  return insertRows(productPrices, rows);
}

export function sliderRows(pictures: Map<string, string>): Rows {
  const rows = DEMO_SLIDES.map(({ picture, ...slide }, index) => ({
    ...slide,
    pictureId: pictures.get(picture) ?? '',
    displayOrder: index + 1,
  }));
  return insertRows(sliderImages, rows);
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
