import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useQuery } from '../../../ui/use-query.ts';
import { rememberedList } from '../../list/list-memory.ts';
import { PageHead } from '../../page/page-head.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportProgress } from './import-progress.tsx';
import { FILES, kindIn } from './kinds.ts';
import { Review } from './review.tsx';
import { useImport } from './use-import.ts';

const AFTERWARDS = 'The import continues when you leave. The history will show what was imported.';
const LEAVING = {
  no: {
    title: 'Leave without importing?',
    text: 'The rows aren’t saved yet. You would have to choose the file again.',
  },
  'being written': { title: 'Leave while the rows are being saved?', text: AFTERWARDS },
  perhaps: {
    title: 'Leave before the shop responds?',
    text: 'The rows may already be saved. Check the history.',
  },
};

/** A file of products or prices: chosen, checked row by row, then imported all or nothing. */
export function Component() {
  const navigate = useNavigate();
  const [kind, setKind] = useState(kindIn(useQuery().get('kind')));
  const { path, title } = FILES[kind];
  const choose = (next: ImportKind) => {
    setKind(next);
    void navigate(`?kind=${next}`, { replace: true });
  };
  const work = useImport();
  const { stage } = work;
  const written = stage.step === 'done' ? 'yes' : (stage.step === 'review' && stage.written) || 'no';
  const isUnderWay = stage.step !== 'choose' && written !== 'yes';
  return (
    <>
      <PageHead title={title} back={{ to: rememberedList(path), label: 'Back to List' }} />
      <UnsavedChanges
        when={isUnderWay}
        says={written === 'yes' ? undefined : LEAVING[written]}
        outlivesSearch
      />
      {stage.step === 'choose' && (
        <ChooseFile kind={kind} onKind={choose} fault={stage.fault} onFile={file => void work.start(file)} />
      )}
      {(stage.step === 'reading' || stage.step === 'checking') && (
        <ImportProgress stage={stage} onCancel={work.cancel} />
      )}
      {stage.step === 'review' && (
        <Review
          stage={stage}
          unknown={work.unknown}
          onApply={() => void work.apply(stage.found)}
          onMended={file => void work.mend(file, stage.found)}
          onCheckAgain={() => void work.checkAgain(stage.found)}
          onCancel={work.cancel}
        />
      )}
      {stage.step === 'done' && <ImportDone kind={kind} applied={stage.applied} onAnother={work.cancel} />}
    </>
  );
}
