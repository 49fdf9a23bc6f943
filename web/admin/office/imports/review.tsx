import { Alert } from '../../../ui/alert.tsx';
import { formatNumber } from '../../format.ts';
import { FocusedHeading } from '../../page/focused-heading.tsx';
import { reasonOf } from '../../unanswered.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { File, ReviewStage } from './use-import.ts';

type ReviewProps = {
  stage: ReviewStage;
  unknown: string[];
  onApply: () => void;
  onMended: (file: File) => void;
  onCheckAgain: () => void;
  onCancel: () => void;
};

const STANDS = {
  no: 'Nothing is saved yet.',
  'being written': 'The rows are being saved.',
  perhaps: 'They may already be saved.',
  yes: 'All rows are saved.',
};

/** What the file would do, before anything is saved. */
export function Review(props: ReviewProps) {
  const { stage, unknown, onCheckAgain } = props;
  const { found, problem, fault, written = 'no' } = stage;
  const outdated = problem?.status === 409 && problem.errors.length > 0 && found.refuse === 0;
  return (
    <div className="grid gap-4">
      <div>
        <FocusedHeading aria-describedby="import-summary">{found.fileName}</FocusedHeading>
        <p id="import-summary" className="mt-0.5 text-small text-muted tabular-nums">
          {formatNumber(found.create)} to create, {formatNumber(found.change)} to change,{' '}
          {formatNumber(found.same)} unchanged, {formatNumber(found.refuse)} refused. {STANDS[written]}
        </p>
      </div>
      {unknown.length > 0 && (
        <Alert tone="notice">
          {unknown.length === 1 ? 'Unknown column, ignored: ' : 'Unknown columns, ignored: '}
          <strong className="font-medium">{unknown.join(', ')}</strong>
        </Alert>
      )}
      {fault && <Alert>{fault}</Alert>}
      {problem && (
        <Alert {...(outdated && { action: { label: 'Check again', run: onCheckAgain } })}>
          <p className="font-medium">{reasonOf(problem)}</p>
          {outdated && (
            <p className="mt-0.5">
              Rows{' '}
              {problem.errors
                .slice(0, 10)
                .map(({ path }) => path.replace('rows.', ''))
                .join(', ')}
              {problem.errors.length > 10 && ', …'}
            </p>
          )}
        </Alert>
      )}
      <CheckedRows found={found} />
      <ReviewActions {...props} />
    </div>
  );
}
