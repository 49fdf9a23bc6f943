import type { RouteObject } from 'react-router-dom';
import { pagesOf } from './page-route.ts';

const page = pagesOf(
  import.meta.glob([
    './{account,blog,checkout,docs,marketing,order}/**/*-screen.tsx',
    '!./marketing/home/**',
  ]),
);

/** The rooms in which nobody begins to buy: the browser learns of them when somebody goes there. */
export const otherRoutes: RouteObject[] = [
  page('about', 'marketing/about/about'),
  page('projects', 'marketing/projects/projects'),
  page('projects-details', 'marketing/projects/project-details'),
  page('projects-details/:slug', 'marketing/projects/project-details'),
  page('services', 'marketing/services/services'),
  page('services-details', 'marketing/services-details/services-details'),
  page('services-details/:slug', 'marketing/services-details/services-details'),
  page('team', 'marketing/team/team'),
  page('pricing', 'marketing/pricing/pricing'),
  page('faq', 'marketing/faq/faq'),
  page('privacy', 'marketing/privacy/privacy'),
  page('privacy/deletion', 'marketing/privacy/deletion'),
  page('contact', 'marketing/contact/contact'),
  page('newsletter', 'marketing/newsletter/newsletter'),
  page('coming-soon', 'marketing/coming-soon/coming-soon', { footer: false }),
  page('blog', 'blog/blog', { light: true }),
  page('blog-details', 'blog/post/post', { kept: false }),
  page('blog-details/:slug', 'blog/post/post', { kept: false }),
  page('checkout', 'checkout/checkout', { kept: false }),
  page('order', 'order/find-order', { kept: false }),
  page('order/:orderNumber', 'order/order', { kept: false }),
  page('account', 'account/room/orders'),
  page('account/reviews', 'account/room/reviews'),
  page('account/addresses', 'account/room/addresses'),
  page('account/details', 'account/room/details'),
  page('login', 'account/login'),
  page('signup', 'account/signup'),
  page('forgot-password', 'account/forgot-password'),
  page('reset-password', 'account/reset-password'),
  page('api/docs', 'docs/docs', { footer: false }),
];
