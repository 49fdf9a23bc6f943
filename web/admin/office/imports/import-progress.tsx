import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../format.ts';
import { FocusedHeading } from '../../page/focused-heading.tsx';
import { ProgressBar, quarterOf } from '../../page/progress-bar.tsx';
import type { Stage } from './use-import.ts';

type ImportProgressProps = {
  stage: Extract<Stage, { step: 'reading' | 'checking' }>;
  onCancel: () => void;
};

/** Progress in figures, announced at each quarter. */
export function ImportProgress({ stage, onCancel }: ImportProgressProps) {
  const isReading = stage.step === 'reading';
  const share = isReading ? stage.share : stage.checked / Math.max(1, stage.total);
  const words = isReading
    ? 'Reading the file'
    : `Checking rows: ${formatNumber(stage.checked)} of ${formatNumber(stage.total)}`;
  return (
    <Card className="grid max-w-form gap-4 p-6">
      <FocusedHeading>{words}</FocusedHeading>
      <ProgressBar label={isReading ? 'Reading the file' : 'Checking rows'} share={share} />
      <p role="status" className="sr-only">
        {isReading ? 'Reading the file' : `Checked: ${quarterOf(share)} %`}
      </p>
      {!isReading && stage.problem && stage.goOn && (
        <Alert action={{ label: 'Try again', run: stage.goOn }}>{stage.problem.message}</Alert>
      )}
      <div>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Card>
  );
}
