import { unescapeFormula } from '../../../../functions/contracts/csv.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** A first line that only declares the separator, as some spreadsheets write it. */
const SAYS_SEPARATOR = /^sep=(.)\r?\n/i;

export type CsvRecord = {
  cells: string[];
  /** Where it ends in the text. */
  end: number;
  /** Which cell opens an unclosed quote, taking in everything after it. */
  unclosed?: number;
};

/**
 * The records of a CSV file (RFC 4180, with any separator and line ending). A quote inside a cell that does not begin
 * with one is an ordinary character.
 */
export function* recordsOf(given: string): Generator<CsvRecord> {
  const said = SAYS_SEPARATOR.exec(given);
  const text = said ? given.slice(said[0].length) : given;
  const skipped = given.length - text.length;
  const separator = said?.[1] ?? separatorOf(text);
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    let unclosed: number | undefined;
    for (;;) {
      const cell = text[at] === '"' ? quotedAt(text, at, separator) : plainAt(text, at, separator);
      if (cell.unclosed) unclosed ??= cells.length;
      cells.push(unescapeFormula(cell.value));
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield { cells, end: Math.min(at, text.length) + skipped, ...(unclosed !== undefined && { unclosed }) };
  }
}

type Cell = { value: string; end: number; unclosed?: boolean };

function plainAt(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return { value: text.slice(start, end), end };
}

/** Up to a quote that is not doubled; text between it and the separator is included. */
function quotedAt(text: string, start: number, separator: string): Cell {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length, unclosed: true };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainAt(text, quote + 1, separator);
      // Text after a quote that ends another line: that quote opens its own cell.
      const unclosed = rest.value.trim() !== '' && /[\r\n]/.test(value);
      return { value: value + rest.value, end: rest.end, unclosed };
    }
    value += '"';
    at = quote + 2;
  }
}

const isEnd = (char: string | undefined, separator: string) =>
  char === separator || char === '\n' || char === '\r';

/** The most frequent separator in the first line, outside quotes. */
function separatorOf(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map(one => bare.split(one).length);
  return SEPARATORS[counted.indexOf(Math.max(...counted))] ?? ',';
}
