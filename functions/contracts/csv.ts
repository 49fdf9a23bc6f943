/** Tells a spreadsheet that the file is in UTF-8. */
export const BOM = '\ufeff';

// What a spreadsheet would run as a formula gets an apostrophe in front; reading takes one away again, so that any
// text comes back as it was: '=1 goes out as ''=1.
const RUNS = /^'*[=+\-@\t\r＝＋－＠]/;
const DISARMED = /^'+[=+\-@\t\r＝＋－＠]/;

const disarmed = (cell: string) => (RUNS.test(cell) ? `'${cell}` : cell);
export const asMeant = (cell: string) => (DISARMED.test(cell) ? cell.slice(1) : cell);

// Also what another spreadsheet takes for a separator.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => quoted(disarmed(cell))).join(',')}\r\n`;
