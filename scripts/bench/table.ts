import { say } from '../say.ts';

/** A table as the README has it. */
export function sayTable(heads: string[], rows: (string | number)[][]) {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  say('');
  for (const cells of [heads, heads.map(() => '---'), ...rows]) say(line(cells));
}
