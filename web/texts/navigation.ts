export type NavigationLink = { label: string; to: string };

/** The header's links, in order. A link belongs here once its route exists. */
export const navigation: readonly NavigationLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Service Details', to: '/services-details' },
  { label: 'Products', to: '/products-list' },
  { label: 'Product Details', to: '/products-details' },
];

/** Links to cart and checkout. */
export const checkoutLinks: readonly NavigationLink[] = [
  { label: 'Cart', to: '/cart' },
  { label: 'Checkout', to: '/checkout' },
];

/** The header link to the current page, if there is one. */
export const currentLink = (path: string) =>
  [...navigation, ...checkoutLinks].find(({ to }) => to === path)?.to;

/** The footer's columns, around the shop's first services. A link belongs here once its route exists. */
export const footerColumns = (services: readonly NavigationLink[]) => [
  {
    heading: 'Shop',
    links: [
      { label: 'Products', to: '/products-list' },
      { label: 'Cart', to: '/cart' },
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
