import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import {
  type FileRow,
  type Import,
  MOST_IN_A_CELL,
  MOST_LINES,
} from '../../../../functions/office/imports/contract.ts';
import { type ApiProblem, api, asProblem } from '../../../api/client.ts';
import {
  addImportRows,
  applyImport,
  createImport,
  deleteImport,
  findImport,
  listImportRows,
} from '../../../api/imports.ts';
import { isJob } from '../../../api/jobs.ts';
import { wholeList } from '../../../api/whole-list.ts';
import { follow } from '../../jobs/followed-jobs.ts';
import { isOutcomeUnknown } from '../../unanswered.ts';
import { readInWorker } from './ask-worker.ts';
import { chunksOf } from './chunks.ts';
import type { Source } from './file-messages.ts';
import { WrongFile } from './wrong-file.ts';

type Applied = Awaited<ReturnType<typeof applyImport>>;

/** Whether the rows under review are saved; unknown if the request got no answer. */
export type Written = 'no' | 'being written' | 'perhaps' | 'yes';

export type Stage =
  | { step: 'choose'; fault?: string }
  | { step: 'reading'; share: number }
  | { step: 'checking'; checked: number; total: number; problem?: ApiProblem; goOn?: () => void }
  | { step: 'review'; found: Import; written?: Written; problem?: ApiProblem; fault?: string }
  | { step: 'done'; applied: Applied };

export type ReviewStage = Extract<Stage, { step: 'review' }>;

export type File = { kind: ImportKind; source: Source; name: string };

/** One import, from choosing the file to its end. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ step: 'choose' });
  const [unknown, setUnknown] = useState<string[]>([]);
  const work = useRef<{ stop: AbortController; found?: Import }>({ stop: new AbortController() });

  /** Reads a file; errors lead back to where it was chosen. */
  const read = async ({ kind, source }: File, byRow: boolean) => {
    const stop = new AbortController();
    work.current = { ...work.current, stop };
    setStage({ step: 'reading', share: 0 });
    return await readInWorker(
      { kind, source, byRow, mostLines: MOST_LINES, mostInACell: MOST_IN_A_CELL },
      { signal: stop.signal, onProgress: share => setStage({ step: 'reading', share }) },
    );
  };

  /** Sends rows in chunks; a failed chunk is retried from there. */
  const check = async (rows: FileRow[], begin: () => Promise<Import>) => {
    const { signal } = work.current.stop;
    const chunks = chunksOf(rows);
    let checked = 0;
    const goOn = async () => {
      try {
        for (;;) {
          setStage({ step: 'checking', checked, total: rows.length });
          work.current.found ??= await begin();
          const [chunk] = chunks;
          if (signal.aborted) return;
          if (!chunk) break;
          work.current.found = await addImportRows(api, work.current.found.importId, chunk);
          chunks.shift();
          checked += chunk.length;
          if (signal.aborted) return;
        }
        setStage({ step: 'review', found: work.current.found });
      } catch (error) {
        const problem = asProblem(error);
        if (!signal.aborted)
          setStage({ step: 'checking', checked, total: rows.length, problem, goOn: () => void goOn() });
      }
    };
    await goOn();
  };

  const forget = () => {
    work.current.stop.abort();
    const { found } = work.current;
    work.current = { stop: new AbortController() };
    // A failure does not matter: the server deletes the import after a day.
    if (found) deleteImport(api, found.importId).catch(() => {});
  };

  // After leaving, there is no way back to it.
  const leave = useEffectEvent(forget);
  useEffect(() => () => leave(), []);

  return {
    stage,
    unknown,
    start: async (file: File) => {
      forget();
      try {
        const { rows, unknown: others } = await read(file, false);
        setUnknown(others);
        await check(rows, () => createImport(api, { kind: file.kind, fileName: file.name }));
      } catch (error) {
        if (error instanceof WrongFile) setStage({ step: 'choose', fault: error.message });
      }
    },
    /** Fixed rows: each replaces the refused one. */
    mend: async (file: File, found: Import) => {
      try {
        const { rows } = await read(file, true);
        await check(rows, async () => found);
      } catch (error) {
        if (error instanceof WrongFile) setStage({ step: 'review', found, fault: error.message });
      }
    },
    /** Checks all rows against the current data. */
    checkAgain: async (found: Import) => {
      const stop = new AbortController();
      work.current.stop = stop;
      setStage({
        step: 'checking',
        checked: 0,
        total: found.create + found.change + found.same + found.refuse,
      });
      try {
        const rows = await wholeList(
          place => listImportRows(api, found.importId, place),
          ({ line }) => String(line),
        );
        if (stop.signal.aborted) return;
        await check(rows, async () => found);
      } catch (error) {
        if (stop.signal.aborted) return;
        setStage({ step: 'review', found, problem: asProblem(error) });
      }
    },
    apply: async (found: Import) => {
      setStage({ step: 'review', found, written: 'being written' });
      // Leaving now must not delete the import before its rows are written.
      delete work.current.found;
      try {
        const applied = await applyImport(api, found.importId);
        if (isJob(applied)) follow(applied);
        setStage({ step: 'done', applied });
      } catch (error) {
        const problem = asProblem(error);
        const written = await whetherWritten(found, problem);
        if (written === 'no') work.current.found = found;
        setStage({ step: 'review', found, problem, written });
      }
    },
    cancel: () => {
      forget();
      setStage({ step: 'choose' });
    },
  };
}

async function whetherWritten({ importId }: Import, problem: ApiProblem): Promise<Written> {
  if (isOutcomeUnknown(problem)) return 'perhaps';
  if (problem.status !== 409) return 'no';
  try {
    return (await findImport(api, importId)).state === 'applied' ? 'yes' : 'no';
  } catch {
    return 'perhaps';
  }
}
