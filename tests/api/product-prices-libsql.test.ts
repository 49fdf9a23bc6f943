import { describeProductPriceChanges } from './product-price-changes.suite.ts';
import { describeProductPriceLists } from './product-price-lists.suite.ts';
import { describeProductPrices } from './product-prices.suite.ts';

describeProductPrices('libSQL and S3');
describeProductPriceLists('libSQL and S3');
describeProductPriceChanges('libSQL and S3');
