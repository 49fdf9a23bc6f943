import { LayoutDashboard, type LucideIcon, Tags } from 'lucide-react';

export type NavigationEntry = { to: string; label: string; icon: LucideIcon };

/** The sidebar, from top to bottom. A screen that exists gets a line here. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/admin/admindashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/categories', label: 'Categories', icon: Tags },
];
