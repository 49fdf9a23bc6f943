export type NavigationLink = { label: string; to: string };

/** The header's links, in order. A line belongs here once its route exists. */
export const navigation: readonly NavigationLink[] = [{ label: 'Products', to: '/products-list' }];

/** The way to the till. */
export const towardsBuying: readonly NavigationLink[] = [];
