/** Resources whose path does not explain enough. */
const TAGS: Record<string, [name: string, description: string]> = {
  accounts: ['Accounts', 'Signing up, and one’s own account.'],
  auth: ['Sign-in', 'Tokens: how to get one, check it and end it.'],
  categories: ['Categories', 'The departments of the shop.'],
  subcategories: ['Subcategories', 'The shelves of a department. Each belongs to one category.'],
  products: ['Products', 'What the shop sells, with pictures, and prices where a country is named.'],
  productprices: ['Product prices', 'What a product costs in a country, and how many are left there.'],
  countries: ['Countries', 'Where the shop sells, each with its currency.'],
  cart: ['Cart', 'What a cart costs. The shop keeps none: the browser does.'],
  orders: ['Orders', 'What was bought, at the prices of then.'],
  coupons: ['Coupons', 'What takes something off an order, by its code.'],
  customers: ['Customers', 'Who has an account here, and what they ordered.'],
  exports: [
    'Exports',
    'Products and prices as files for a spreadsheet, which can be imported again; and subscribers.',
  ],
  imports: [
    'Imports',
    'Files of products and prices: checked row by row, then done as a whole or not at all.',
  ],
  slider: ['Slider', 'The large pictures at the top of the home page.'],
  settings: ['Settings', 'What the shop says of itself, and what sending costs.'],
  messages: ['Messages', 'What visitors write to the shop, and what it answers.'],
  subscribers: ['Subscribers', 'Who asked for the letters of the shop.'],
  pages: ['Pages', 'What the shop says of itself on its pages, as staff have written it.'],
  posts: ['Posts', 'What the shop writes, and what readers say to it.'],
  blog: ['Blog', 'The ways into the blog, and its latest post.'],
  comments: ['Comments', 'What readers said, as staff see it: all that waits, too.'],
  privacy: ['Privacy', 'How whoever sent something has it deleted.'],
  reviews: ['Reviews', 'What customers say of what they bought: their own, and all of it for staff.'],
  history: ['History', 'Who changed what and when, and how to have it back.'],
  changes: ['Changes', 'All that one call changed, taken back at once.'],
  jobs: [
    'Jobs',
    'Work on more than ten thousand rows: made step by step, by whoever asks for the next one, and otherwise by the shop.',
  ],
  stats: ['Figures', 'The counts of the dashboard.'],
  health: ['Health', 'Whether everything that the shop needs answers.'],
  'openapi.json': ['This document', 'The description that you are reading, for programs.'],
};

const resourceOf = (path: string) => path.split('/')[1] ?? '';

export function tagOf(path: string): string {
  const resource = resourceOf(path);
  return TAGS[resource]?.[0] ?? resource.charAt(0).toUpperCase() + resource.slice(1);
}

/** In the order in which a newcomer meets them. */
export function tagsOf(paths: string[]): { name: string; description: string }[] {
  const known = Object.values(TAGS).filter(([name]) => paths.some(path => tagOf(path) === name));
  const others = [...new Set(paths.filter(path => !(resourceOf(path) in TAGS)).map(tagOf))];
  return [
    ...known.map(([name, description]) => ({ name, description })),
    ...others.map(name => ({ name, description: `Calls on ${name.toLowerCase()}.` })),
  ];
}
