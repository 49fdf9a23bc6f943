import { columnOf, type ImportKind, labelOf } from '../../../../functions/office/imports/columns.ts';
import type { ImportRow } from '../../../../functions/office/imports/contract.ts';

const MOST_LETTERS = 120;
const brief = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** What a row would change, from what to what; or what is wrong with it, next to the original cell. */
export function RowDetails({ kind, row }: { kind: ImportKind; row: ImportRow }) {
  if (row.outcome === 'refuse') {
    return (
      <ul className="grid gap-1">
        {row.errors.map(({ path, message }) => (
          <li key={message}>
            <span className="font-medium text-danger">{message}</span>
            <CellText text={cellOf(kind, row, path)} label={labelOf(kind, path)} />
          </li>
        ))}
      </ul>
    );
  }
  if (row.outcome === 'change') {
    return (
      <ul className="grid gap-1">
        {row.changes.map(({ field, from, to }) => (
          <li key={field} className="break-words">
            <span className="text-muted">{labelOf(kind, field)}: </span>
            <del className="text-muted">{brief(from) || 'empty'}</del>
            <span aria-hidden="true"> → </span>
            <ins className="font-medium no-underline">{brief(to) || 'empty'}</ins>
          </li>
        ))}
      </ul>
    );
  }
  if (row.outcome === 'same') return <span className="text-muted">Same as in the shop</span>;
  const cells = Object.entries(row.values).filter(([, text]) => text.trim());
  return (
    <span className="text-muted">
      {cells
        .map(
          ([heading, text]) => `${labelOf(kind, columnOf(kind, heading)?.field ?? heading)} ${brief(text)}`,
        )
        .join(' · ')}
    </span>
  );
}

function CellText({ label, text }: { label: string; text: string }) {
  return (
    <span className="ms-2 break-words text-muted">
      {label}: {text ? <q className="font-mono text-fine">{brief(text)}</q> : 'empty'}
    </span>
  );
}

const cellOf = (kind: ImportKind, { values }: ImportRow, field: string) =>
  Object.entries(values).find(([heading]) => columnOf(kind, heading)?.field === field)?.[1] ?? '';
