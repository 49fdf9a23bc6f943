import { X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { DecimalSign } from '../../form/read-number.ts';
import { formatCount } from '../../format.ts';
import type { Pasted } from './actions.ts';
import { usePrices } from './grid-context.ts';
import type { Sheet } from './sheet.ts';

type PasteReportProps = {
  sheet: Sheet;
  pasted: Pasted;
  /** Whether nothing has changed since: only then it can be undone or reread. */
  isLast: () => boolean;
  onRead: (decimalSign: DecimalSign) => void;
  onNext: () => void;
  onUndo: () => void;
  onClose: () => void;
};

/** What of a pasted block could not be read or did not fit, and what to do about it. Nothing is guessed. */
export function PasteReport(props: PasteReportProps) {
  const { sheet, pasted, onRead, onNext, onUndo, onClose } = props;
  const isLast = usePrices(sheet, props.isLast);
  const { cells, unread, ambiguous, blanks, cut } = pasted;
  const [example] = ambiguous;
  const sign: DecimalSign = example?.includes(',') ? ',' : '.';
  const other: DecimalSign = sign === ',' ? '.' : ',';
  const name = sign === ',' ? 'comma' : 'point';
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-notice/60 bg-notice-soft px-4 py-2
        text-small"
    >
      <p className="min-w-0 flex-1 basis-80">
        <strong className="font-semibold">{formatCount(cells, 'cell')} pasted.</strong>
        {unread > 0 && ` ${unread} could not be read and ${unread === 1 ? 'is' : 'are'} marked.`}
        {cut.rows > 0 && ` ${formatCount(cut.rows, 'row')} did not fit below the last product.`}
        {cut.cols > 0 && ` ${formatCount(cut.cols, 'column')} did not fit after the last country.`}
        {blanks > 0 && ` ${formatCount(blanks, 'empty cell')} skipped.`}
        {example && isLast && ` “${example}” is ambiguous: what does the ${name} separate?`}
      </p>
      <div className="flex flex-wrap gap-2">
        {example && isLast && (
          <>
            <Button size="sm" onClick={() => onRead(other)}>
              Thousands
            </Button>
            <Button size="sm" onClick={() => onRead(sign)}>
              Decimals
            </Button>
          </>
        )}
        {unread > 0 && (
          <Button size="sm" onClick={onNext}>
            Next problem
          </Button>
        )}
        {isLast && (
          <Button size="sm" variant="quiet" onClick={onUndo}>
            Undo
          </Button>
        )}
        <IconButton label="Close" size="sm" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
