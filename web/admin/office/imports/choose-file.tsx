import { Download } from 'lucide-react';
import { headingsOf, IMPORT_KINDS, type ImportKind } from '../../../../functions/office/imports/columns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { csvFile, saveFile } from '../../save-file.ts';
import { DropZone } from './drop-zone.tsx';
import { FILES } from './kinds.ts';
import type { File } from './use-import.ts';

const KINDS = IMPORT_KINDS.map(value => ({ value, label: FILES[value].label }));

type ChooseFileProps = {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  fault: string | undefined;
  onFile: (file: File) => void;
};

export function ChooseFile({ kind, onKind, fault, onFile }: ChooseFileProps) {
  return (
    <div className="grid max-w-form gap-6">
      <RadioGroup
        label="File contents"
        name="kind"
        options={KINDS}
        value={kind}
        onChange={event => onKind(event.target.value as ImportKind)}
      />
      {fault && <Alert>{fault}</Alert>}
      <DropZone onFile={(source, name) => onFile({ kind, source, name })} />
      <section className="text-small text-muted">
        <h2 className="mb-2 font-medium text-ink">How it works</h2>
        <ul className="ms-4 list-disc space-y-1.5">
          <li>The first row names the columns, in any order. Nothing is saved until you’ve reviewed it.</li>
          <li>{FILES[kind].rule}</li>
          <li>
            A missing column leaves its values unchanged. An empty cell clears a text but keeps a number or a
            choice.
          </li>
          <li>You can edit an exported file in a spreadsheet and import it again.</li>
        </ul>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button size="sm" onClick={() => saveFile(csvFile([headingsOf(kind)]), `${kind}-template.csv`)}>
            <Download aria-hidden="true" />
            Download a template
          </Button>
        </p>
        <p className="mt-3 font-mono text-fine break-words">{headingsOf(kind).join(', ')}</p>
      </section>
    </div>
  );
}
