import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * <Table label><thead><tr><Th/></tr></thead><tbody><tr><Td label/></tr></tbody></Table>. On a phone each
 * row is a card, and each cell shows its `label`.
 */
export function Table({
  label,
  dense = false,
  className,
  children,
}: {
  label: string;
  /** For many columns: headings wrap, and icon buttons drop their labels. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={clsx('table-region', className)}>
      <table className="data-table" {...(dense && { 'data-dense': true })}>
        {children}
      </table>
    </section>
  );
}

type Align = { numeric?: boolean };

type ThProps = ComponentProps<'th'> &
  Align & {
    /** The current sort of this column; with `onSort` the heading becomes a button. */
    sort?: 'ascending' | 'descending' | 'none';
    onSort?: () => void;
  };

export function Th({ numeric, sort, onSort, className, children, ...rest }: ThProps) {
  const Icon = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      {...rest}
      scope="col"
      aria-sort={onSort && (sort ?? 'none')}
      className={clsx(numeric && 'text-end', className)}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-start font-medium hover:bg-line/60 hover:text-ink',
            numeric && 'flex-row-reverse',
            sort && sort !== 'none' && 'text-ink',
          )}
        >
          {children}
          <Icon size={14} aria-hidden="true" className="shrink-0" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type TdProps = ComponentProps<'td'> &
  Align & {
    /** The column's name, shown next to the value on narrow screens. */
    label?: string;
    /** The cell with the row's buttons: right-aligned, never wraps. */
    actions?: boolean;
  };

export function Td({ label, numeric, actions, className, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      data-label={label}
      className={clsx(
        numeric && 'text-end whitespace-nowrap tabular-nums',
        actions && 'data-actions',
        className,
      )}
    />
  );
}
