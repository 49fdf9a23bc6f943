import type { AuditFinding } from '../functions/office/audit/contract.ts';
import { CliError, print } from './say.ts';

/** Prints what an audit found, and fails if there is anything. */
export function sayFindings(findings: AuditFinding[]) {
  for (const { holds, found, first } of findings) {
    print(`${found === 0 ? '✓' : '✗'} ${holds}`);
    for (const { what, said } of first) print(`    ${what}: ${said}`);
    if (found > first.length) print(`    … ${found} in all`);
  }
  const wrong = findings.filter(({ found }) => found > 0).length;
  if (wrong > 0) throw new CliError(`${wrong} of ${findings.length} checks found something`);
  print(`Nothing found in ${findings.length} checks`);
}
