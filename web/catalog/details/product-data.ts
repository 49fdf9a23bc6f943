import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Review } from '../../../functions/content/reviews/contract.ts';
import { currencyCodeOf } from '../../../functions/contracts/currency-code.ts';
import type { FamilyChoice } from '../../../functions/contracts/family-choice.ts';
import type { ShopData } from '../../api/request-context.ts';
import { onlyAtTheEdge } from '../../page/structured-data.ts';
import { roundRating } from './ratings.tsx';
import { returnPolicy } from './return-policy.ts';
import { shippingDetails } from './shipping-details.ts';

const FIRST_REVIEWS = 3;

type Where = Pick<ShopData, 'origin' | 'country' | 'company'>;

/** The page of the first variant that is displayed; `functions/sitemap/queries.ts` lists no other one of a family. */
export const canonicalOf = ({ family, productCode }: Product) =>
  `/products-details/${family?.variants[0]?.productCode ?? productCode}`;

/** schema.org Product; without an offer if it is not sold here or its currency is not an ISO 4217 code. */
export const productData = import.meta.env.SSR ? describeProduct : onlyAtTheEdge;

function describeProduct(
  product: Product,
  reviews: readonly Review[],
  { origin, country, company }: Where,
): object {
  const { productCode, productName, productDescription, productPicture, categoryName, price } = product;
  const { sku, barcode } = product;
  const url = `${origin}/products-details/${productCode}`;
  const offer = price && offerOf(price, url);
  return {
    '@type': 'Product',
    name: productName,
    description: productDescription,
    sku: sku ?? String(productCode),
    ...(barcode && { gtin: barcode }),
    brand: { '@type': 'Brand', name: company.brand },
    url,
    ...(categoryName && { category: categoryName }),
    ...(productPicture && { image: new URL(productPicture, origin || undefined).href }),
    ...(product.family && { isVariantOf: groupOf(product.family, origin, canonicalOf(product)) }),
    ...(product.rating !== null && ratingOf(product.rating, product.reviewCount, reviews)),
    ...(offer && {
      offers: {
        ...offer,
        ...shippingDetails(offer.priceCurrency, country),
        ...returnPolicy(company.returns, offer.eligibleRegion),
      },
    }),
  };
}

/** Google reads these two options only. */
const VARIES_BY: Record<string, string> = {
  color: 'https://schema.org/color',
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
};

const groupOf = (
  { familyId, familyName, options, variants }: FamilyChoice,
  origin: string,
  canonical: string,
) => ({
  '@type': 'ProductGroup',
  productGroupID: String(familyId),
  name: familyName,
  url: `${origin}${canonical}`,
  variesBy: options.map(option => VARIES_BY[option.toLowerCase()] ?? option),
  hasVariant: variants.map(({ productCode, productName, sku }) => ({
    '@type': 'Product',
    sku: sku ?? String(productCode),
    name: productName,
    url: `${origin}/products-details/${productCode}`,
  })),
});

const outOfFive = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 });

function ratingOf(rating: number, reviewCount: number, reviews: readonly Review[]): object {
  return {
    aggregateRating: { '@type': 'AggregateRating', ...outOfFive(roundRating(rating)), reviewCount },
    review: reviews.slice(0, FIRST_REVIEWS).map(({ stars, title, review, name, createdAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ...outOfFive(stars) },
      author: { '@type': 'Person', name },
      datePublished: createdAt.slice(0, 10),
      ...(title && { name: title }),
      ...(review && { reviewBody: review }),
    })),
  };
}

/** Search engines only know ISO 4217 currencies. */
function offerOf(price: NonNullable<Product['price']>, url: string) {
  const priceCurrency = currencyCodeOf(price.denomination);
  if (!priceCurrency) return null;
  return {
    '@type': 'Offer',
    url,
    price: price.netPrice.toFixed(2),
    priceCurrency,
    eligibleRegion: price.countryCode,
    availability: `https://schema.org/${price.stockAvailable > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}
