import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useShopName } from '../shop-name.ts';
import { AccountMenu } from './account-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';

type HeaderProps = { sidebarId: string; collapsed: boolean; onToggle: () => void };

export function Header({ sidebarId, collapsed, onToggle }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-paper px-3 md:px-4 print:hidden">
      <PhoneNavigation />
      <IconButton
        label="Sidebar"
        aria-expanded={!collapsed}
        aria-controls={sidebarId}
        onClick={onToggle}
        variant="plain"
        className="max-md:hidden"
      >
        <PanelLeft aria-hidden="true" />
      </IconButton>
      <p className="me-auto min-w-0 truncate text-small font-semibold">Admin Dashboard</p>
      <AccountMenu />
    </header>
  );
}

function PhoneNavigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        variant="plain"
        className="md:hidden"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={useShopName() || 'Menu'}>
        {leave => <NavigationLinks onNavigate={leave} />}
      </Drawer>
    </>
  );
}
