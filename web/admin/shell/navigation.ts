import {
  Banknote,
  ContactRound,
  GalleryHorizontal,
  Globe,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  Package,
  ReceiptText,
  Shapes,
  ShieldCheck,
  Star,
  Tags,
  TicketPercent,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../../../functions/contracts/auth.ts';
import type { Waiting } from '../../../functions/contracts/moderation.ts';

export type NavigationEntry = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there, beside its name. */
  waiting?: keyof Waiting;
  /** Whose sidebar it is in, where that is not everybody's. */
  role?: Role;
};

/** The sidebar, from top to bottom. A screen that exists gets a line here. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/admin/admindashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/categories', label: 'Categories', icon: Tags },
  { to: '/admin/subcategories', label: 'Subcategories', icon: Shapes },
  { to: '/admin/products', label: 'Products', icon: Package },
  { to: '/admin/countries', label: 'Countries', icon: Globe },
  { to: '/admin/product-prices', label: 'Product Prices', icon: Banknote },
  { to: '/admin/slider', label: 'Slider', icon: GalleryHorizontal },
  { to: '/admin/orders', label: 'Orders', icon: ReceiptText },
  { to: '/admin/coupons', label: 'Coupons', icon: TicketPercent },
  { to: '/admin/customers', label: 'Customers', icon: ContactRound },
  { to: '/admin/messages', label: 'Messages', icon: Inbox, waiting: 'messages' },
  { to: '/admin/subscribers', label: 'Subscribers', icon: Mail },
  { to: '/admin/reviews', label: 'Reviews', icon: Star, waiting: 'reviews' },
  { to: '/admin/comments', label: 'Comments', icon: MessageSquare, waiting: 'comments' },
  { to: '/admin/posts', label: 'Blog', icon: Newspaper },
  { to: '/admin/history', label: 'History', icon: History },
  { to: '/admin/audit', label: 'Audit', icon: ShieldCheck },
  { to: '/admin/accounts', label: 'Accounts', icon: UsersRound, role: 'admin' },
];
