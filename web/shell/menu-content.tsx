import { ChevronDown } from 'lucide-react';
import {
  type Department,
  type MenuFacts,
  menuLinks,
  moreLinks,
  type NavigationLink,
} from '../texts/navigation.ts';
import { Link } from '../ui/link.tsx';

const PANEL = 'department-menu';

type MenuContentProps = { of: MenuFacts & { current: string } };

export default function MenuContent({ of: { current, ...facts } }: MenuContentProps) {
  const { departments } = facts;
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        className="me-3 hidden items-center gap-1.5 text-small font-medium lg:flex"
      >
        Departments
        <ChevronDown size={14} />
      </button>
      <div id={PANEL} popover="auto" className="menu-panel">
        <ul className="grid grid-cols-2 gap-x-4 py-2 lg:grid-cols-6 lg:gap-6">
          {departments.map(department => (
            <li key={department.to}>
              <DepartmentLink {...department} isCurrent={department.to === current} />
            </li>
          ))}
        </ul>
        <Links of={moreLinks} current={current} />
      </div>
      <Links of={menuLinks(facts)} current={current} />
    </>
  );
}

const DepartmentLink = ({ label, to, picture, isCurrent }: Department & { isCurrent: boolean }) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className="flex min-h-14 items-center gap-3 font-medium hover:underline aria-[current=page]:text-action lg:grid"
  >
    {picture && (
      <img
        src={picture}
        alt=""
        width={320}
        height={400}
        loading="lazy"
        className="size-11 rounded-control bg-sunken object-cover"
      />
    )}
    <span className="wrap-anywhere">{label}</span>
  </Link>
);

const Links = ({ of: links, current }: { of: readonly NavigationLink[]; current: string }) => (
  <ul className="grid grid-cols-2 gap-x-4 border-t border-line py-2 text-muted lg:flex lg:gap-6 lg:border-0">
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link
          to={to}
          aria-current={to === current ? 'page' : undefined}
          className="flex min-h-11 items-center hover:text-ink aria-[current=page]:text-ink lg:text-small"
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
