import type { AuditFinding } from './contract.ts';

/** How many faults of a check are told one by one. */
export const FIRST = 20;

/** What two parts of a check found. */
export const withMore = (finding: AuditFinding, more: AuditFinding): AuditFinding => ({
  ...finding,
  found: finding.found + more.found,
  first: [...finding.first, ...more.first].slice(0, FIRST),
});
