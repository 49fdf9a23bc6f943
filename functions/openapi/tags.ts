/** Resources whose path does not explain enough. */
const TAGS: Record<string, [name: string, description: string]> = {
  accounts: ['Accounts', 'Sign up and manage your own account.'],
  auth: ['Sign-in', 'Get, check and revoke tokens.'],
  categories: ['Categories', 'The top level of the catalog.'],
  subcategories: ['Subcategories', 'The second level of the catalog. Each belongs to one category.'],
  products: ['Products', 'What the shop sells, with pictures, and with prices if a country is given.'],
  productprices: ['Product prices', 'Price and stock of a product in a country.'],
  countries: ['Countries', 'The countries that the shop sells to, with their currencies.'],
  cart: ['Cart', 'What a cart costs. Carts are stored in the browser, not on the server.'],
  saved: ['Saved', 'Products that an account saved for later.'],
  orders: ['Orders', 'Orders, at the prices they were placed at.'],
  coupons: ['Coupons', 'Discount codes for orders.'],
  customers: ['Customers', 'Customer accounts and their orders.'],
  exports: [
    'Exports',
    'Products, prices and subscribers as CSV files. Products and prices can be imported again.',
  ],
  imports: ['Imports', 'CSV files of products and prices: checked row by row, then applied all or nothing.'],
  slider: ['Slider', 'The large pictures at the top of the home page.'],
  settings: ['Settings', 'Shop settings and shipping fees.'],
  messages: ['Messages', 'Messages from visitors, and replies to them.'],
  subscribers: ['Subscribers', 'Newsletter subscribers.'],
  pages: ['Pages', 'The editable pages of the shop.'],
  posts: ['Posts', 'Blog posts and their comments.'],
  blog: ['Blog', 'Overview of the blog, and its latest post.'],
  comments: ['Comments', 'Comments as staff see them, including those waiting for approval.'],
  privacy: ['Privacy', 'Deletion of personal data on request.'],
  reviews: ['Reviews', 'Product reviews: your own, and all of them for staff.'],
  history: ['History', 'Who changed what and when, and how to restore it.'],
  changes: ['Changes', 'Everything that one call changed, to undo at once.'],
  jobs: ['Jobs', 'Work on more than ten thousand rows, run in steps by the client or else by the shop.'],
  stats: ['Figures', 'Figures for the dashboard.'],
  health: ['Health', 'Whether all services of the shop respond.'],
  'openapi.json': ['This document', 'This description, in machine-readable form.'],
};

const resourceOf = (path: string) => path.split('/')[1] ?? '';

export function tagOf(path: string): string {
  const resource = resourceOf(path);
  return TAGS[resource]?.[0] ?? resource.charAt(0).toUpperCase() + resource.slice(1);
}

/** In the order that makes sense to newcomers. */
export function tagsOf(paths: string[]): { name: string; description: string }[] {
  const known = Object.values(TAGS).filter(([name]) => paths.some(path => tagOf(path) === name));
  const others = [...new Set(paths.filter(path => !(resourceOf(path) in TAGS)).map(tagOf))];
  return [
    ...known.map(([name, description]) => ({ name, description })),
    ...others.map(name => ({ name, description: `Calls on ${name.toLowerCase()}.` })),
  ];
}
