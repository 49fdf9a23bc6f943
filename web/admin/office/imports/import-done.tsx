import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Undone } from '../../../../functions/office/history/contract.ts';
import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import type { AppliedImport } from '../../../../functions/office/imports/contract.ts';
import { type ApiProblem, api, asProblem } from '../../../api/client.ts';
import { undoChange } from '../../../api/history.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatCount } from '../../format.ts';
import { FocusedHeading } from '../../page/focused-heading.tsx';
import { FILES } from './kinds.ts';

type ImportDoneProps = {
  kind: ImportKind;
  applied: AppliedImport & { changeId: string | null };
  onAnother: () => void;
};

export function ImportDone({ kind, applied, onAnother }: ImportDoneProps) {
  const undo = useUndoing(applied.changeId);
  const { undone } = undo;
  const mayUndo = applied.changeId !== null && applied.created + applied.changed > 0 && !undone;
  return (
    <Card className="grid max-w-form justify-items-start gap-4 p-6">
      <CircleCheck size={28} aria-hidden="true" className="text-action" />
      <div>
        <FocusedHeading aria-describedby="import-outcome" key={String(undone)}>
          {undone ? 'Import undone' : 'Imported'}
        </FocusedHeading>
        <p id="import-outcome" className="mt-1 text-muted">
          {undone
            ? inWords(kind, undone)
            : `${formatCount(applied.created, FILES[kind].one)} created, ${formatCount(applied.changed, FILES[kind].one)} changed.`}
        </p>
      </div>
      {undo.problem && <Alert className="w-full">{undo.problem.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={FILES[kind].path} variant="primary">
          Go to the {FILES[kind].many}
        </ButtonLink>
        {mayUndo && (
          <Button busy={undo.busy} busyLabel="Undoing..." onClick={() => void undo.run()}>
            Undo
          </Button>
        )}
        <Button onClick={onAnother}>Import another file</Button>
      </div>
    </Card>
  );
}

function useUndoing(changeId: string | null) {
  const [state, setState] = useState<{ busy?: boolean; undone?: Undone; problem?: ApiProblem }>({});
  const run = async () => {
    setState({ busy: true });
    try {
      setState({ undone: await undoChange(api, changeId ?? '') });
    } catch (error) {
      setState({ problem: asProblem(error) });
    }
  };
  return { ...state, run };
}

function inWords(kind: ImportKind, { undone, left }: Undone): string {
  const done = `${formatCount(undone, FILES[kind].one)} as before.`;
  return left === 0 ? done : `${done} ${formatCount(left, FILES[kind].one)} changed since and left alone.`;
}
