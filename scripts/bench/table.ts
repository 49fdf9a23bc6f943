import { print } from '../say.ts';

/** Prints a Markdown table for docs/figures.md. */
export function sayTable(heads: string[], rows: (string | number)[][]) {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  print('');
  for (const cells of [heads, heads.map(() => '---'), ...rows]) print(line(cells));
}
