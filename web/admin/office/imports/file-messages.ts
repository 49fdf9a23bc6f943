import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import type { FileRow } from './read-file.ts';

export type Source = Blob | string;

/** The page's request to the worker that reads a file. */
export type FileQuestion = {
  source: Source;
  kind: ImportKind;
  mostLines: number;
  mostInACell: number;
  /** Its rows name the rows of another file that they replace. */
  byRow: boolean;
};

/** The worker's answers: progress, then the result or the error. */
export type FileAnswer = { progress: number } | { fault: string } | { rows: FileRow[]; unknown: string[] };
