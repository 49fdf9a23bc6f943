import type { CsvRecord } from './read-csv.ts';
import { WrongFile } from './wrong-file.ts';

const MOST_NAMED = 10;

/** An unclosed quote turns all rows after it into one cell. */
export function refuseUnclosed({ unclosed }: CsvRecord, line: number, head: string[]) {
  if (unclosed === undefined) return;
  const column = line > 1 && head[unclosed]?.trim();
  throw new WrongFile(
    `Row ${line} has an unclosed quotation mark${column ? ` in the column ${column}` : ''}. Close or remove it.`,
  );
}

/** Rows with more cells than headings: there is no telling which cell belongs to which heading. */
export function surplusUnder(head: string[]) {
  const headings = head.findLastIndex(cell => cell.trim() !== '') + 1;
  const lines: number[] = [];
  return {
    look: (cells: string[], line: number) => {
      if (cells.length > headings && cells.slice(headings).some(cell => cell.trim() !== '')) lines.push(line);
    },
    refuse: () => {
      if (lines.length === 0) return;
      const others = lines.length > MOST_NAMED ? ', …' : '';
      const named = `${lines.slice(0, MOST_NAMED).join(', ')}${others}`;
      throw new WrongFile(
        `${lines.length === 1 ? `Row ${named} has` : `Rows ${named} have`} more cells than the ${headings} headings.
        Put quotation marks around any value that contains a separator.`,
      );
    },
  };
}
