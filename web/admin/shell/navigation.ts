import {
  Banknote,
  ContactRound,
  GalleryHorizontal,
  Globe,
  History,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Package,
  ReceiptText,
  Shapes,
  ShieldCheck,
  Tags,
  TicketPercent,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../../../functions/contracts/auth.ts';

export type NavigationEntry = {
  to: string;
  label: string;
  icon: LucideIcon;
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
  { to: '/admin/posts', label: 'Blog', icon: Newspaper },
  { to: '/admin/history', label: 'History', icon: History },
  { to: '/admin/audit', label: 'Audit', icon: ShieldCheck },
  { to: '/admin/accounts', label: 'Accounts', icon: UsersRound, role: 'admin' },
];
