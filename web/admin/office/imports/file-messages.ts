import type { ImportKind } from '../../../../functions/office/imports/columns.ts';
import type { FileRow } from './read-file.ts';

export type Source = Blob | string;

/** What the page asks of the worker that reads a file. */
export type FileQuestion = {
  source: Source;
  kind: ImportKind;
  mostLines: number;
  mostInACell: number;
  /** Its rows say themselves which rows of another file they stand for. */
  byRow: boolean;
};

/** What the worker answers: how far it is, then all there is, or why there is nothing. */
export type FileAnswer = { progress: number } | { fault: string } | { rows: FileRow[]; unknown: string[] };
