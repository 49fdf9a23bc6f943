import { Menu as BaseMenu } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from './link.tsx';

type MenuProps = {
  /** The button that opens it: a <Button> or an <IconButton>. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <MenuPanel align={align}>{children}</MenuPanel>
    </BaseMenu.Root>
  );
}

type MenuAtProps = { anchor: HTMLElement; open: boolean; onClose: () => void; children: ReactNode };

/** A menu without a trigger, anchored to the focused element, which gets the focus back. */
export function MenuAt({ anchor, open, onClose, children }: MenuAtProps) {
  const change = (next: boolean) => {
    if (next) return;
    anchor.focus();
    onClose();
  };
  return (
    <BaseMenu.Root modal={false} open={open} onOpenChange={change}>
      <MenuPanel align="end" anchor={anchor}>
        {children}
      </MenuPanel>
    </BaseMenu.Root>
  );
}

type MenuPanelProps = { align: 'start' | 'end'; anchor?: HTMLElement; children: ReactNode };

function MenuPanel({ align, anchor, children }: MenuPanelProps) {
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner
        className="z-30 outline-none"
        sideOffset={6}
        align={align}
        {...(anchor && { anchor })}
      >
        <BaseMenu.Popup
          {...(anchor && { finalFocus: false })}
          className="max-h-(--available-height) min-w-44 origin-(--transform-origin) overflow-y-auto rounded-card border
              border-line bg-surface p-1 text-small text-ink shadow-float outline-none transition-[opacity,scale]
              duration-120 ease-out data-ending-style:opacity-0 data-starting-style:scale-98
              data-starting-style:opacity-0"
        >
          {children}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  );
}

const row = `flex min-h-9 items-center gap-2.5 rounded-control px-2.5 outline-none select-none data-highlighted:bg-sunken
  data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4`;

type MenuItemProps = { onSelect: () => void; danger?: boolean; disabled?: boolean; children: ReactNode };

export function MenuItem({ onSelect, danger, disabled = false, children }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={clsx(row, danger && 'text-danger')}>
      {children}
    </BaseMenu.Item>
  );
}

export function MenuLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link to={to} />} className={row}>
      {children}
    </BaseMenu.LinkItem>
  );
}

type MenuCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** Stays open, so that several can be selected. */
export function MenuCheckbox({ checked, onChange, children }: MenuCheckboxProps) {
  return (
    <BaseMenu.CheckboxItem checked={checked} onCheckedChange={onChange} className={row}>
      <span className="size-4">{checked && <Check aria-hidden="true" />}</span>
      {children}
    </BaseMenu.CheckboxItem>
  );
}

/** A note above the items that cannot be selected. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-60 truncate px-2.5 py-1.5 text-fine text-muted">{children}</p>;
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
