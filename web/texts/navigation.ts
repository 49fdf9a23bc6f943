export type NavigationLink = { label: string; to: string };

/** A category of the catalogue, as shoppers know it. */
export type Department = NavigationLink & { picture: string | null };

/** What the menu depends on. */
export type MenuFacts = {
  departments: readonly Department[];
  /** Paths of pages that are still empty. */
  hidden: readonly string[];
  /** The shop's first services. */
  services: readonly NavigationLink[];
};

const MOST_SERVICES = 2;

/** The links of the main menu next to the departments. */
export const menuLinks = ({ hidden, services }: MenuFacts): NavigationLink[] =>
  [
    { label: 'New', to: '/products-list?sort=new' },
    { label: 'Sale', to: '/sale' },
    ...services.slice(0, MOST_SERVICES),
    { label: 'Blog', to: '/blog' },
    { label: 'About', to: '/about' },
  ].filter(({ to }) => !hidden.includes(to));

/** The links below the departments. */
export const moreLinks: readonly NavigationLink[] = [
  { label: 'Products', to: '/products-list' },
  { label: 'Services', to: '/services' },
  { label: 'Cart', to: '/cart' },
  { label: 'Checkout', to: '/checkout' },
];

/** Where the menu leads, for the link of the current page. */
export const addressesIn = (facts: MenuFacts) =>
  [...facts.departments, ...moreLinks, ...menuLinks(facts)].map(({ to }) => to);

/** The footer's columns, around the shop's first services. A link belongs here once its route exists. */
export const footerColumns = (services: readonly NavigationLink[]) => [
  {
    heading: 'Shop',
    links: [
      { label: 'Products', to: '/products-list' },
      { label: 'Product Details', to: '/products-details' },
      { label: 'Cart', to: '/cart' },
      { label: 'Checkout', to: '/checkout' },
      { label: 'Saved', to: '/saved' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Login', to: '/login' },
      { label: 'Signup', to: '/signup' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Team', to: '/team' },
      { label: 'Services', to: '/services' },
      { label: 'Service Details', to: '/services-details' },
      { label: 'Projects', to: '/projects' },
      { label: 'Blog', to: '/blog' },
      { label: 'Coming soon', to: '/coming-soon' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact', to: '/contact' },
      { label: 'Find your order', to: '/order' },
      ...services,
      { label: 'Privacy', to: '/privacy' },
      { label: 'API', to: '/api/docs' },
    ],
  },
];
