import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Job } from '../../../../functions/jobs/contract.ts';
import type { Undone } from '../../../../functions/office/history/contract.ts';
import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import type { AppliedImport } from '../../../../functions/office/imports/contract.ts';
import { type ApiProblem, asProblem } from '../../../api/client.ts';
import { isJob } from '../../../api/jobs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatCount } from '../../format.ts';
import { FocusedHeading } from '../../page/focused-heading.tsx';
import { undoAndFollow, whyNotUndone } from '../../use-undo.ts';
import { FILES } from './kinds.ts';

type Applied = AppliedImport & { changeId: string | null };

type ImportDoneProps = {
  kind: ImportKind;
  applied: Applied | Job;
  onAnother: () => void;
};

export const ImportDone = ({ applied, ...rest }: ImportDoneProps) =>
  isJob(applied) ? <ImportBegun {...rest} /> : <ImportWritten applied={applied} {...rest} />;

type NextProps = { kind: ImportKind; onAnother: () => void; children?: ReactNode };

function Next({ kind, onAnother, children }: NextProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={FILES[kind].path} variant="primary">
        Go to the {FILES[kind].many}
      </ButtonLink>
      {children}
      <Button onClick={onAnother}>Import another file</Button>
    </div>
  );
}

function ImportBegun(props: NextProps) {
  return (
    <Card className="grid max-w-form justify-items-start gap-4 p-6">
      <div>
        <FocusedHeading aria-describedby="import-outcome">Importing</FocusedHeading>
        <p id="import-outcome" className="mt-1 text-muted">
          Rows are saved in steps. You can follow the progress at the top of every page of the back office.
        </p>
      </div>
      <Next {...props} />
    </Card>
  );
}

function ImportWritten({ kind, applied, onAnother }: NextProps & { applied: Applied }) {
  const undo = useUndoing(applied.changeId);
  const { undone } = undo;
  const mayUndo = applied.changeId !== null && applied.created + applied.changed > 0 && !undone;
  return (
    <Card className="grid max-w-form justify-items-start gap-4 p-6">
      <CircleCheck size={28} aria-hidden="true" className="text-action" />
      <div>
        <FocusedHeading aria-describedby="import-outcome" key={String(undone)}>
          {headingOf(undone)}
        </FocusedHeading>
        <p id="import-outcome" className="mt-1 text-muted">
          {undone
            ? summarize(kind, undone)
            : `${formatCount(applied.created, FILES[kind].one)} created, ${formatCount(applied.changed, FILES[kind].one)} changed.`}
        </p>
      </div>
      {undo.problem && <Alert className="w-full">{whyNotUndone(undo.problem)}</Alert>}
      <Next kind={kind} onAnother={onAnother}>
        {mayUndo && (
          <Button busy={undo.busy} busyLabel="Undoing..." onClick={() => void undo.run()}>
            Undo
          </Button>
        )}
      </Next>
    </Card>
  );
}

function useUndoing(changeId: string | null) {
  const [state, setState] = useState<{ busy?: boolean; undone?: Undone | Job; problem?: ApiProblem }>({});
  const run = async () => {
    setState({ busy: true });
    try {
      setState({ undone: await undoAndFollow(changeId ?? '') });
    } catch (error) {
      setState({ problem: asProblem(error) });
    }
  };
  return { ...state, run };
}

const headingOf = (undone: Undone | Job | undefined) =>
  undone === undefined ? 'Imported' : isJob(undone) ? 'Undoing the import' : 'Import undone';

function summarize(kind: ImportKind, answer: Undone | Job): string {
  if (isJob(answer)) return 'You can follow the progress above.';
  const { undone, left } = answer;
  const done = `${formatCount(undone, FILES[kind].one)} reverted.`;
  return left === 0
    ? done
    : `${done} ${formatCount(left, FILES[kind].one)} skipped because of later changes.`;
}
