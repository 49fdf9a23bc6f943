type Specified = { query?: string[]; form?: string[]; json?: string[] };

const SLIDER = ['title', 'caption', 'displayStatus', 'displayOrder'];
const SLIDER_IMAGE = ['imageId', 'id', 'imageUrl', ...SLIDER];
const PRODUCT = ['productName', 'productDescription', 'productOverviewDoc', 'subcategoryId'];
/** Whole objects are sent, including properties that only the shop sets. */
const WHOLE_PRODUCT = ['productCode', ...PRODUCT, 'productPicture', 'createdAt', 'categoryId'];
const CATEGORY = ['categoryId', 'categoryName', 'displayStatus'];
const SUBCATEGORY = ['subcategoryId', 'categoryId', 'subcategoryName', 'displayStatus'];
const COUNTRY = ['countryId', 'countryCode', 'countryName', 'denomination', 'displayStatus', 'createdAt'];
const PRICE = [
  'ProductCode',
  'CountryID',
  'NetPrice',
  'RetailPrice',
  'PV',
  'PQ',
  'DisplayAtWebsite',
  'StockAvailable',
  'CreatedAt',
];

/** The calls of existing clients, in their exact case and shape. */
export const SPECIFIED: [call: string, Specified][] = [
  ['POST /api/auth/login', { json: ['username', 'password'] }],
  ['GET /api/auth/CheckToken', { query: ['token'] }],
  ['GET /api/Slider/active', {}],
  ['POST /api/Slider/upload', { form: ['file', ...SLIDER] }],
  ['PUT /api/Slider/{imageId}', { form: ['file', ...SLIDER_IMAGE] }],
  ['PUT /api/Slider/update-meta/{imageId}', { json: SLIDER_IMAGE }],
  ['DELETE /api/Slider/{imageId}', {}],
  ['GET /api/products', {}],
  ['GET /api/products/{id}', {}],
  ['GET /api/products/BySubcategory/{id}', {}],
  ['POST /api/products', { form: [...WHOLE_PRODUCT, 'Image'] }],
  ['PUT /api/products/{id}', { json: WHOLE_PRODUCT }],
  ['DELETE /api/products/{id}', {}],
  ['GET /api/categories', {}],
  ['GET /api/categories/{id}', {}],
  ['POST /api/categories', { json: CATEGORY }],
  ['PUT /api/categories/{id}', { json: CATEGORY }],
  ['DELETE /api/categories/{id}', {}],
  ['GET /api/subcategories', {}],
  ['GET /api/subcategories/{id}', {}],
  ['GET /api/subcategories/ByCategory/{id}', {}],
  ['POST /api/subcategories', { json: SUBCATEGORY }],
  ['PUT /api/subcategories/{id}', { json: SUBCATEGORY }],
  ['DELETE /api/subcategories/{id}', {}],
  ['GET /api/countries', {}],
  ['GET /api/countries/{id}', {}],
  ['POST /api/countries', { json: COUNTRY }],
  ['PUT /api/countries/{id}', { json: COUNTRY }],
  ['DELETE /api/countries/{id}', {}],
  ['GET /api/productprices', {}],
  ['GET /api/productprices/{productCode}/{countryId}', {}],
  ['GET /api/productprices/ByProduct/{productCode}', {}],
  ['GET /api/productprices/ByCountry/{countryId}', {}],
  ['POST /api/productprices', { json: PRICE }],
  ['PUT /api/productprices/{productCode}/{countryId}', { json: PRICE }],
  ['DELETE /api/productprices/{productCode}/{countryId}', {}],
];
