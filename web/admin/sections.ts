import { HeartPulse, History, LayoutDashboard, MessageSquare, ShieldCheck, Star } from 'lucide-react';
import { categories } from './catalog/categories/categories.ts';
import { families } from './catalog/families/families.ts';
import { products } from './catalog/products/products.ts';
import { slider } from './catalog/slider/slider.ts';
import { subcategories } from './catalog/subcategories/subcategories.ts';
import { messages } from './content/messages/messages.ts';
import { pages } from './content/pages/pages.ts';
import { posts } from './content/posts/posts.ts';
import { rooms } from './content/rooms/rooms.ts';
import { subscribers } from './content/subscribers/subscribers.ts';
import { outbox } from './office/outbox/outbox.ts';
import { orders } from './ordering/orders/orders.ts';
import { customers } from './people/customers/customers.ts';
import { accounts } from './people/staff/accounts.ts';
import { countries } from './pricing/countries/countries.ts';
import { coupons } from './pricing/coupons/coupons.ts';
import { productPrices } from './pricing/product-prices/product-prices.ts';
import { managed, type Section, section } from './section.ts';

/** The back office in sidebar order: one line here adds a resource's entry and screens. */
export const sections: readonly Section[] = [
  section(
    { path: '/admin/admindashboard', label: 'Dashboard', icon: LayoutDashboard },
    { '': () => import('./office/dashboard/dashboard.tsx') },
  ),
  managed(categories, {
    list: () => import('./catalog/categories/category-list.tsx'),
    form: () => import('./catalog/categories/category-form.tsx'),
  }),
  managed(subcategories, {
    list: () => import('./catalog/subcategories/subcategory-list.tsx'),
    form: () => import('./catalog/subcategories/subcategory-form.tsx'),
  }),
  managed(products, {
    list: () => import('./catalog/products/product-list.tsx'),
    form: () => import('./catalog/products/product-form.tsx'),
  }),
  managed(families, {
    list: () => import('./catalog/families/family-list.tsx'),
    form: () => import('./catalog/families/family-form.tsx'),
  }),
  managed(countries, {
    list: () => import('./pricing/countries/country-list.tsx'),
    form: () => import('./pricing/countries/country-form.tsx'),
  }),
  managed(productPrices, {
    list: () => import('./pricing/product-prices/product-price-list.tsx'),
    form: () => import('./pricing/product-prices/product-price-form.tsx'),
    others: { matrix: () => import('./pricing/price-matrix/matrix-screen.tsx') },
  }),
  section(slider, { '': () => import('./catalog/slider/slider-manager.tsx') }),
  section(orders, {
    '': () => import('./ordering/orders/order-list.tsx'),
    ':orderNumber': () => import('./ordering/orders/order-screen.tsx'),
    ':orderNumber/invoice': () => import('./ordering/documents/invoice-screen.tsx'),
    ':orderNumber/packing-slip': () => import('./ordering/documents/packing-slip-screen.tsx'),
  }),
  managed(coupons, {
    list: () => import('./pricing/coupons/coupon-list.tsx'),
    form: () => import('./pricing/coupons/coupon-form.tsx'),
  }),
  section(customers, {
    '': () => import('./people/customers/customer-list.tsx'),
    ':id': () => import('./people/customers/customer-screen.tsx'),
  }),
  section(messages, {
    '': () => import('./content/messages/message-list.tsx'),
    ':id': () => import('./content/messages/message-screen.tsx'),
  }),
  section(subscribers, { '': () => import('./content/subscribers/subscriber-list.tsx') }),
  section(
    { path: '/admin/reviews', label: 'Reviews', icon: Star, waiting: 'reviews' },
    { '': () => import('./content/moderation/reviews.tsx') },
  ),
  section(
    { path: '/admin/comments', label: 'Comments', icon: MessageSquare, waiting: 'comments' },
    { '': () => import('./content/moderation/comments.tsx') },
  ),
  managed(posts, {
    list: () => import('./content/posts/post-list.tsx'),
    form: () => import('./content/posts/post-form.tsx'),
  }),
  managed(rooms, {
    list: () => import('./content/rooms/room-list.tsx'),
    form: () => import('./content/rooms/room-form.tsx'),
  }),
  section(pages, {
    '': () => import('./content/pages/page-list.tsx'),
    'edit/:id': async () => {
      const [{ formScreensOf }, { Form }] = await Promise.all([
        import('./form/form-screens.tsx'),
        import('./content/pages/page-form.tsx'),
      ]);
      return { Component: formScreensOf(pages, Form).Edit };
    },
  }),
  section(
    { path: '/admin/history', label: 'History', icon: History },
    { '': () => import('./office/history/history-screen.tsx') },
  ),
  section(outbox, { '': () => import('./office/outbox/outbox-list.tsx') }),
  section(
    { path: '/admin/audit', label: 'Audit', icon: ShieldCheck },
    { '': () => import('./office/audit/audit-screen.tsx') },
  ),
  section(
    { path: '/admin/health', label: 'Health', icon: HeartPulse },
    {
      '': () => import('./office/health/health-screen.tsx'),
      money: () => import('./office/health/money-screen.tsx'),
    },
  ),
  section(accounts, {
    '': () => import('./people/staff/account-list.tsx'),
    create: () => import('./people/staff/invite-screen.tsx'),
    'edit/:id': () => import('./people/staff/account-screen.tsx'),
  }),
];
