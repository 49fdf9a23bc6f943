/** Tells a spreadsheet that the file is in UTF-8. */
export const BOM = '\ufeff';

// Anything a spreadsheet would run as a formula gets a leading apostrophe; reading removes one, so that any text
// survives: '=1 is written as ''=1.
const RUNS = /^'*[=+\-@\t\r＝＋－＠]/;
const DISARMED = /^'+[=+\-@\t\r＝＋－＠]/;

const disarmed = (cell: string) => (RUNS.test(cell) ? `'${cell}` : cell);
export const unescapeFormula = (cell: string) => (DISARMED.test(cell) ? cell.slice(1) : cell);

// Also separators of other spreadsheets.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => quoted(disarmed(cell))).join(',')}\r\n`;
