import { describeProductPriceChanges } from './product-price-changes.suite.ts';
import { describeProductPriceLists } from './product-price-lists.suite.ts';
import { describeProductPrices } from './product-prices.suite.ts';

describeProductPrices('D1 and R2');
describeProductPriceLists('D1 and R2');
describeProductPriceChanges('D1 and R2');
