import clsx from 'clsx';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { controlBox } from '../ui/field.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { Link } from '../ui/link.tsx';
import { type Call, type Group, searched } from './document/calls.ts';
import { MethodTag } from './method-tag.tsx';

type NavigationProps = { groups: Group[]; chosen: Call | undefined };

/** All calls with a search: a sticky column, on a phone a panel below a sticky bar. */
export function Navigation({ groups, chosen }: NavigationProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <nav
      aria-label="Calls"
      data-density="dense"
      className="sticky top-16 z-10 border-b border-line bg-paper lg:h-[calc(100dvh-4.0625rem)] lg:border-e lg:border-b-0"
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="flex h-12 w-full items-center gap-3 px-gutter text-start text-small font-medium lg:hidden"
      >
        {chosen && <MethodTag method={chosen.method} />}
        <span className="min-w-0 flex-1 truncate">{chosen ? chosen.operation.summary : 'All calls'}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panel}
        className={clsx(
          'absolute inset-x-0 top-full flex max-h-[calc(100dvh-7rem)] flex-col border-b border-line bg-paper',
          'lg:static lg:h-full lg:max-h-none lg:border-0',
          !open && 'max-lg:hidden',
        )}
      >
        <SearchableCalls groups={groups} chosen={chosen} open={open} onChoose={() => setOpen(false)} />
      </div>
    </nav>
  );
}

type SearchableCallsProps = NavigationProps & { open: boolean; onChoose: () => void };

function SearchableCalls({ groups, chosen, open, onChoose }: SearchableCallsProps) {
  const [search, setSearch] = useState('');
  const found = searched(groups, search);
  const list = useChosenInSight(chosen, open);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <div className="relative shrink-0 border-b border-line px-gutter pt-2 pb-4 lg:me-5 lg:px-0 lg:pt-10">
        <Search
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute bottom-4 ms-3 h-10 text-muted"
        />
        <input
          type="search"
          aria-label="Search calls"
          placeholder="Search"
          autoComplete="off"
          disabled={!useHydrated()}
          value={search}
          onChange={event => setSearch(event.target.value)}
          className={clsx(controlBox, 'h-10 ps-9 text-small')}
        />
        <p role="status" className="sr-only">
          {search && `${count} ${count === 1 ? 'call' : 'calls'} found`}
        </p>
      </div>
      <div
        ref={list}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-3 pb-8 lg:-ms-2 lg:ps-2 lg:pe-5"
      >
        {!search && (
          <Link to="/api/docs" aria-current={chosen ? undefined : 'true'} onClick={onChoose} className={row}>
            Overview
          </Link>
        )}
        {found.map(group => (
          <CallGroup key={group.tag} group={group} chosen={chosen} onChoose={onChoose} />
        ))}
        {found.length === 0 && (
          <div className="grid justify-items-start gap-3 py-4 text-small text-muted">
            No calls match “{search}”.
            <Button size="sm" onClick={() => setSearch('')}>
              Show all calls
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Scrolls the list so that the selected call is visible. */
function useChosenInSight(chosen: Call | undefined, open: boolean) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another call is selected or the panel opens
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id, open]);
  return list;
}

const row = `-mx-2 flex min-h-8 scroll-my-24 items-center gap-2.5 rounded-control px-2 py-1 text-small text-muted transition-colors
  hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-current:bg-action-soft aria-current:font-medium
  aria-current:text-ink pointer-coarse:min-h-11`;

type CallGroupProps = { group: Group; chosen: Call | undefined; onChoose: () => void };

function CallGroup({ group, chosen, onChoose }: CallGroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-5">
      <h2 id={heading} className="mb-1 text-fine font-semibold">
        {group.tag}
      </h2>
      <ul>
        {group.calls.map(({ id, method, operation }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={chosen?.id === id ? 'true' : undefined}
              onClick={onChoose}
              className={row}
            >
              <MethodTag method={method} plain />
              <span className="min-w-0 leading-tight">{operation.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
