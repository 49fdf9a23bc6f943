import type { AuditFinding } from '../functions/office/audit/contract.ts';
import { CliError, say } from './say.ts';

/** Prints what an audit found, and fails if there is anything. */
export function sayFindings(findings: AuditFinding[]) {
  for (const { holds, found, first } of findings) {
    say(`${found === 0 ? '✓' : '✗'} ${holds}`);
    for (const { what, said } of first) say(`    ${what}: ${said}`);
    if (found > first.length) say(`    … ${found} in all`);
  }
  const wrong = findings.filter(({ found }) => found > 0).length;
  if (wrong > 0) throw new CliError(`${wrong} of ${findings.length} checks found something`);
  say(`Nothing found in ${findings.length} checks`);
}
