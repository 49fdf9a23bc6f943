import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database.ts';
import { categories } from '../schema/categories.ts';
import { countries } from '../schema/countries.ts';
import { productPrices } from '../schema/product-prices.ts';
import { products } from '../schema/products.ts';
import { sliderImages } from '../schema/slider.ts';
import { subcategories } from '../schema/subcategories.ts';
import { CATALOGUE, PRODUCT_NAMES } from './catalogue.ts';
import { DEMO_COUNTRIES, priceIn } from './countries.ts';
import { OFFERS, offerOf, pointsOf } from './offers.ts';
import { drawingOf } from './pictures.ts';
import { DEMO_SLIDES } from './slider.ts';

type Rows = BatchItem<'sqlite'>[];

const DAY = 24 * 60 * 60 * 1000;

/** Ids are given here, so that one batch can hold rows that refer to each other. */
export function catalogueRows(database: Database, pictures: Map<string, string>): Rows {
  const rows: Rows = [];
  let [categoryId, subcategoryId, productCode] = [0, 0, 0];
  for (const [categoryName, within] of Object.entries(CATALOGUE)) {
    categoryId += 1;
    rows.push(database.insert(categories).values({ categoryId, categoryName }));
    for (const [subcategoryName, things] of Object.entries(within)) {
      subcategoryId += 1;
      rows.push(database.insert(subcategories).values({ subcategoryId, categoryId, subcategoryName }));
      for (const thing of things) {
        productCode += 1;
        const pictureId = pictures.get(drawingOf(thing.productName)) ?? null;
        const productOverviewDoc = OFFERS[thing.productName]?.overview ?? null;
        const own = {
          productCode,
          subcategoryId,
          pictureId,
          productOverviewDoc,
          createdAt: daysAgo(60 - productCode),
        };
        rows.push(database.insert(products).values({ ...thing, ...own }));
      }
    }
  }
  return rows;
}

export function countryRows(database: Database): Rows {
  return DEMO_COUNTRIES.map(({ rate: _, step: __, ...country }, index) =>
    database.insert(countries).values({ ...country, countryId: index + 1, createdAt: daysAgo(90) }),
  );
}

export function priceRows(database: Database): Rows {
  return PRODUCT_NAMES.flatMap((name, product) => {
    const offer = offerOf(name);
    return DEMO_COUNTRIES.flatMap((country, index) => {
      if (offer.notIn?.includes(country.countryCode)) return [];
      const netPrice = priceIn(country, offer.euros);
      const values = {
        productCode: product + 1,
        countryId: index + 1,
        netPrice,
        retailPrice: offer.before ? priceIn(country, offer.before) : netPrice,
        ...pointsOf(offer),
        stockAvailable: Math.ceil(offer.stock / (index + 1)),
        createdAt: daysAgo(30),
      };
      return [database.insert(productPrices).values(values)];
    });
  });
}

export function sliderRows(database: Database, pictures: Map<string, string>): Rows {
  return DEMO_SLIDES.map(({ picture, ...slide }, index) => {
    const pictureId = pictures.get(picture) ?? '';
    return database.insert(sliderImages).values({ ...slide, pictureId, displayOrder: index + 1 });
  });
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
