import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeLines } from './change-lines.tsx';
import type { Edit } from './edit.ts';
import type { Sheet } from './sheet.ts';

type ConflictDialogProps = {
  sheet: Sheet;
  keys: string[];
  onClose: () => void;
  onSave: () => void;
};

/** Someone else saved first: their prices next to mine, and the choice. */
export function ConflictDialog({ sheet, keys, onClose, onSave }: ConflictDialogProps) {
  const { store } = sheet;
  const [edits] = useState(() => keys.flatMap(key => store.edits().get(key) ?? []));
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, takes: boolean) =>
    setTheirs(before => new Set(takes ? [...before, key] : [...before].filter(one => one !== key)));

  const settle = () => {
    store.keep(edits.map(({ key }) => key));
    store.takeBack([...theirs]);
    onClose();
    if (store.edits().size > 0) onSave();
  };

  return (
    <Dialog open onOpenChange={onClose} title="Someone else changed some of these prices">
      <p className="text-small text-muted">
        Nothing has been saved yet. Each price shows the current value struck through, followed by yours.
        Their other changes stay.
      </p>
      <div className="my-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setTheirs(new Set())}>
          Keep all mine
        </Button>
        <Button size="sm" onClick={() => setTheirs(new Set(edits.map(({ key }) => key)))}>
          Take all theirs
        </Button>
      </div>
      <ChangeLines edits={edits}>
        {edit => <Choice edit={edit} takesTheirs={theirs.has(edit.key)} onChoose={choose} />}
      </ChangeLines>
      {edits.length === 0 && (
        <p className="text-small">They made the same changes; nothing is left to decide.</p>
      )}
      <div className="mt-5 flex justify-end gap-3">
        <Button onClick={onClose}>Not now</Button>
        <Button variant="primary" onClick={settle}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}

type ChoiceProps = { edit: Edit; takesTheirs: boolean; onChoose: (key: string, takes: boolean) => void };

function Choice({ edit, takesTheirs, onChoose }: ChoiceProps) {
  const option = (label: string, takes: boolean) => (
    <label className="inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11">
      <input
        type="radio"
        name={`theirs-${edit.key}`}
        className="accent-action"
        checked={takesTheirs === takes}
        onChange={() => onChoose(edit.key, takes)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">
        {edit.productName} in {edit.country.countryName}
      </legend>
      {option('Keep mine', false)}
      {option('Take theirs', true)}
    </fieldset>
  );
}
