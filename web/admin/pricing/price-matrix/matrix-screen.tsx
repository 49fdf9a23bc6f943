import { List } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useListedKeys } from '../../keyboard/use-shortcut.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import { PageHead } from '../../page/page-head.tsx';
import { ChangeBar } from './change-bar.tsx';
import { GRID_KEYS } from './keys.ts';
import { MatrixDialogs } from './matrix-dialogs.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixStyles } from './matrix-styles.tsx';
import { MatrixToolbar } from './matrix-toolbar.tsx';
import { PasteReport } from './paste-report.tsx';
import { UnsavedPrices } from './unsaved-prices.tsx';
import { useMatrix } from './use-matrix.ts';
import { useMatrixAddress } from './use-matrix-address.ts';
import { useMatrixWork } from './use-matrix-work.ts';

/** The price matrix: products down, countries across, edited like a spreadsheet and saved at once. */
export function Component() {
  const address = useMatrixAddress();
  const matrix = useMatrix(address);
  const { sheet, measures, isShown, problem, busy, total } = matrix;
  const work = useMatrixWork({ sheet, address, reload: matrix.reload });
  useListedKeys(GRID_KEYS);
  const isEmpty = isShown && sheet.products.length === 0;
  return (
    <>
      <MatrixStyles />
      <UnsavedPrices sheet={sheet} />
      <div data-wide="" className="flex h-[calc(100dvh-6.5rem)] min-h-128 flex-col max-sm:h-auto">
        <div className="-mb-2">
          <PageHead title="Price Matrix" count={total}>
            <ButtonLink to={rememberedList('/admin/product-prices')}>
              <List aria-hidden="true" />
              Price List
            </ButtonLink>
          </PageHead>
        </div>
        <MatrixToolbar {...{ address, matrix, work }} />
        {work.pasted && <PasteReport sheet={sheet} pasted={work.pasted} {...work.afterPaste} />}
        <ListFailure
          list={{ ...matrix, clear: address.clear }}
          message="Error loading product prices. Please try again."
        />
        {!isShown && !problem && (
          <Card className="flex-1">
            <Spinner label="Loading product prices..." className="min-h-96" />
          </Card>
        )}
        {isEmpty && !problem && <NothingThere address={address} />}
        {isShown && !isEmpty && !problem && (
          <MatrixGrid
            {...{ sheet, measures }}
            busy={busy || work.saving.busy}
            commands={work.commands}
            onPaste={work.paste}
            onWidth={matrix.setWidth}
          />
        )}
        {isShown && (
          <>
            {matrix.pageCount > 1 && (
              <div className="mt-2">
                <Pagination
                  page={Number(address.page)}
                  pageCount={matrix.pageCount}
                  total={total}
                  to={address.addressOf}
                />
              </div>
            )}
            <ChangeBar sheet={sheet} {...work.bar} />
          </>
        )}
        <p aria-live="polite" className="sr-only">
          {work.announced}
        </p>
      </div>
      <MatrixDialogs {...{ sheet, work }} countries={matrix.chosen} />
    </>
  );
}

function NothingThere({ address }: { address: ReturnType<typeof useMatrixAddress> }) {
  const { isFiltered, filters, clear } = address;
  return (
    <Card className="flex-1">
      {isFiltered ? (
        <EmptyState
          title={filters.missing ? 'Nothing is missing' : 'No matches'}
          action={<Button onClick={clear}>Clear filters</Button>}
        >
          {filters.missing
            ? 'Every product here has a price in this country.'
            : 'No products match the search and filters.'}
        </EmptyState>
      ) : (
        <EmptyState
          title="No products found."
          action={
            <ButtonLink to="/admin/products/create" variant="primary">
              Create Your First Product
            </ButtonLink>
          }
        >
          Add a product before setting prices.
        </EmptyState>
      )}
    </Card>
  );
}
