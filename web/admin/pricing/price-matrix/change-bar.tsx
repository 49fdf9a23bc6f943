import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../format.ts';
import { isIncomplete } from './complete-dialog.tsx';
import { useGridState, usePrices } from './grid-context.ts';
import { sizeOf } from './selection.ts';
import { type Sheet, valueAt } from './sheet.ts';

type ChangeBarProps = {
  sheet: Sheet;
  busy: boolean;
  failure: string | undefined;
  onNextProblem: () => void;
  onComplete: () => void;
  onReview: () => void;
  onDiscard: () => void;
  onSave: () => void;
};

/** The unsaved changes; without any, the selection. */
export function ChangeBar(props: ChangeBarProps) {
  const { sheet, busy, failure, onReview, onDiscard, onSave } = props;
  const { store } = sheet;
  usePrices(sheet, store.version);
  const { cells, products, invalid } = store.counts.read();
  return (
    <section
      aria-label="Changes"
      data-foot={cells > 0 ? 'tall' : undefined}
      className={clsx(
        `mt-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2
         text-small`,
        cells > 0 && 'max-sm:sticky max-sm:bottom-3 max-sm:z-10 max-sm:shadow-float',
      )}
    >
      {failure && (
        <p role="alert" className="flex basis-full items-center gap-2 text-danger">
          <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
          <span>
            <strong className="font-semibold">Error saving prices. Please try again.</strong> {failure}
          </span>
        </p>
      )}
      <p role="status" className="me-auto tabular-nums">
        {cells > 0 ? (
          <>
            <strong className="font-semibold">{formatCount(cells, 'cell')} changed</strong>
            <span className="text-muted"> in {formatCount(products, 'product')}</span>
          </>
        ) : (
          <Selected sheet={sheet} />
        )}
      </p>
      {invalid > 0 && <Problems {...props} invalid={invalid} />}
      {cells > 0 && (
        <div className="ms-auto flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={onReview}>
            Review
          </Button>
          <Button size="sm" disabled={busy} onClick={onDiscard}>
            Discard
          </Button>
          <Button size="sm" variant="primary" busy={busy} busyLabel="Saving..." onClick={onSave}>
            Save
          </Button>
        </div>
      )}
    </section>
  );
}

type ProblemsProps = Pick<ChangeBarProps, 'sheet' | 'onNextProblem' | 'onComplete'> & { invalid: number };

function Problems({ sheet, invalid, onNextProblem, onComplete }: ProblemsProps) {
  const incomplete = [...sheet.store.edits().values()].some(isIncomplete);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-medium text-danger">
        {formatCount(invalid, 'price needs', 'prices need')} fixing
      </span>
      <Button size="sm" onClick={onNextProblem}>
        Next problem
      </Button>
      {incomplete && (
        <Button size="sm" onClick={onComplete}>
          Complete new prices…
        </Button>
      )}
    </div>
  );
}

const MOST_ADDED = 2000;

function Selected({ sheet }: { sheet: Sheet }) {
  const range = useGridState(sheet, sheet.grid.range);
  const { rows, cols } = sizeOf(range);
  if (rows * cols === 1) return <span className="text-muted">Nothing changed</span>;
  const numbers: number[] = [];
  if (rows * cols <= MOST_ADDED && sheet.columns.fields.length === 1) {
    for (let row = range.top; row <= range.bottom; row += 1)
      for (let col = range.left; col <= range.right; col += 1) {
        const value = valueAt(sheet, { row, col });
        if (typeof value === 'number') numbers.push(value);
      }
  }
  const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return (
    <span className="text-muted">
      {rows} × {cols} selected
      {numbers.length > 0 && ` · average ${average.toLocaleString(undefined, { maximumFractionDigits: 2 })}`}
    </span>
  );
}
