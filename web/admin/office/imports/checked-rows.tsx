import clsx from 'clsx';
import type { Import } from '../../../../functions/office/imports/contract.ts';
import { api } from '../../../api/client.ts';
import { listImportRows } from '../../../api/imports.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { formatNumber } from '../../format.ts';
import { useSearch } from '../../list/use-search.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { RowDetails } from './row-details.tsx';
import { OUTCOMES, useOutcome } from './use-outcome.ts';

const PAGE_SIZE = 20;
const HEADS = {
  refuse: 'Why it was refused',
  change: 'Changes',
  create: 'New values',
  same: 'No changes',
};

/** A file's rows by outcome, page by page. */
export function CheckedRows({ found }: { found: Import }) {
  const [outcome, choose] = useOutcome(found);
  const { params, addressWith } = useSearch();
  const pageCount = Math.max(1, Math.ceil(found[outcome] / PAGE_SIZE));
  const page = Math.min(Number(params.get('page') ?? 1) || 1, pageCount);
  // The counts identify an import's version: after a new check the rows differ.
  const loading = useLoaded(['import rows', found, outcome, page], () =>
    listImportRows(api, found.importId, { outcome, page: String(page), pageSize: String(PAGE_SIZE) }),
  );
  const { data, problem, busy } = loading;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show rows</legend>
        {OUTCOMES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === outcome}
            disabled={found[value] === 0}
            onClick={() => choose(value)}
            className={clsx(
              `inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-small font-medium transition-colors
               disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-h-11`,
              value === outcome
                ? 'border-action bg-action-soft'
                : 'border-edge/60 bg-surface hover:border-edge',
            )}
          >
            {label}
            <span
              className={clsx(
                'tabular-nums',
                value === 'refuse' && found.refuse > 0 ? 'font-semibold text-danger' : 'text-muted',
              )}
            >
              {formatNumber(found[value])}
            </span>
          </button>
        ))}
      </fieldset>
      <LoadFailure message="Error loading the rows. Please try again." loading={loading} />
      {!data && !problem && (
        <Card>
          <Spinner label="Loading rows..." className="min-h-96" />
        </Card>
      )}
      {data && (
        <Table
          label="Rows of the file"
          className={clsx('transition-opacity', busy && 'opacity-60 delay-100')}
        >
          <thead>
            <tr>
              <Th numeric className="w-16">
                Row
              </Th>
              <Th>{found.kind === 'products' ? 'Product' : 'Price of'}</Th>
              <Th>{HEADS[outcome]}</Th>
            </tr>
          </thead>
          <tbody aria-busy={busy}>
            {data.rows.map(row => (
              <tr key={row.line} className="align-top sm:[&>td]:py-2.5">
                <Td label="Row" numeric>
                  {row.line}
                </Td>
                <Td
                  label={found.kind === 'products' ? 'Product' : 'Price of'}
                  className="font-medium break-words sm:max-w-72"
                >
                  {row.title || '—'}
                </Td>
                <Td label={HEADS[outcome]}>
                  <RowDetails kind={found.kind} row={row} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} pageCount={pageCount} to={target => addressWith({ page: String(target) })} />
    </>
  );
}
