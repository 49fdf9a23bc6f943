import {
  COLUMNS,
  columnOf,
  IMPORT_KINDS,
  type ImportKind,
  REASON,
  ROW,
} from '../../../../functions/office/imports/columns.ts';
import { FILES } from './kinds.ts';
import { recordsOf } from './read-csv.ts';
import { WrongFile } from './wrong-file.ts';
import { refuseUnclosed, surplusUnder } from './wrong-rows.ts';

export type FileRow = { line: number; values: Record<string, string> };
export type ReadFile = { rows: FileRow[]; unknown: string[] };

type Options = {
  kind: ImportKind;
  mostLines: number;
  mostInACell: number;
  /** Its column `row` holds the row numbers in another file. */
  byRow?: boolean;
  /** Called occasionally with how much of the text has been read. */
  onProgress?: (read: number, total: number) => void;
};

const ROWS_BETWEEN = 1000;

/** A file's rows by heading; row numbers are those a spreadsheet shows. */
export function readFile(text: string, options: Options): ReadFile {
  const { kind, mostLines, mostInACell, byRow = false, onProgress } = options;
  if (text.includes('\0'))
    throw new WrongFile('This is not a CSV file. Save it as CSV in your spreadsheet and choose that file.');
  const records = recordsOf(text);
  const first = records.next().value;
  const head: string[] = first?.cells ?? [];
  if (first) refuseUnclosed(first, 1, head);
  const { columns, unknown } = readHead(kind, head);
  const rowAt = byRow ? rowColumnIn(head) : -1;
  const surplus = surplusUnder(head);
  const rows: FileRow[] = [];
  let line = 1;
  for (const record of records) {
    const { cells, end } = record;
    line += 1;
    refuseUnclosed(record, line, head);
    if (line > mostLines)
      throw new WrongFile(`A file can have at most ${mostLines - 1} rows. Split it into several.`);
    if (line % ROWS_BETWEEN === 0) onProgress?.(end, text.length);
    if (cells.every(cell => cell.trim() === '')) continue;
    surplus.look(cells, line);
    const values = columns.flatMap((heading, index) =>
      heading ? [[heading, cells[index] ?? ''] as const] : [],
    );
    const long = values.find(([, cell]) => cell.length > mostInACell);
    if (long) {
      throw new WrongFile(
        `Row ${line} has ${long[1].length} characters in the column ${long[0]}, more than any field can hold. A quotation mark may be missing.`,
      );
    }
    rows.push({ line: byRow ? rowIn(cells[rowAt], line) : line, values: Object.fromEntries(values) });
  }
  surplus.refuse();
  if (rows.length === 0) throw new WrongFile('This file has no rows below its headings.');
  return { rows, unknown };
}

function rowColumnIn(head: string[]): number {
  const at = head.findIndex(cell => cell.trim().toLowerCase() === ROW);
  if (at >= 0) return at;
  throw new WrongFile(
    'The column “row” is missing. Use the file of refused rows, or start again with a complete file.',
  );
}

function rowIn(cell: string | undefined, line: number): number {
  if (/^\s*[1-9]\d{0,8}\s*$/.test(cell ?? '')) return Number(cell);
  throw new WrongFile(`Line ${line} has no row number in the column “row”.`);
}

/** The known heading for each column of the file; undefined for ignored columns. */
function readHead(kind: ImportKind, head: string[]) {
  const headings = head.map(cell => cell.trim());
  const meant = headings.map(heading => columnOf(kind, heading));
  const fields = meant.flatMap(column => (column && !column.passedOver ? [column.field] : []));
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw new WrongFile(`The column ${headingOf(kind, twice)} appears twice. Remove one of them.`);

  const unknown = headings.filter(
    (heading, index) => heading && !meant[index] && ![REASON, ROW].includes(heading.toLowerCase()),
  );
  const other = IMPORT_KINDS.find(one => unknown.filter(heading => columnOf(one, heading)).length > 1);
  if (other)
    throw new WrongFile(
      `This file contains ${FILES[other].many}. Choose that above, then choose the file again.`,
    );
  const missing = missingOf(kind, fields);
  if (missing) throw new WrongFile(`${missing} The first row must contain the column names.`);
  return { unknown, columns: meant.map(column => (column?.passedOver ? undefined : column?.heading)) };
}

const missingOf = (kind: ImportKind, fields: string[]) =>
  FILES[kind].needs.find(({ oneOf }) => !oneOf.some(field => fields.includes(field)))?.otherwise;

const headingOf = (kind: ImportKind, field: string) =>
  COLUMNS[kind].find(column => column.field === field)?.heading ?? field;
