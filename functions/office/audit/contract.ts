import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';

export const AUDIT_CHECKS = [
  'stock',
  'stock-ledger',
  'sold',
  'given-back',
  'order-lines',
  'order-totals',
  'order-states',
  'points',
  'coupons',
  'payments',
  'money-held',
  'money-sent-back',
  'currencies',
  'paid-first',
  'discounts',
  'accounts',
  'countries',
  'letters',
  'sales',
  'ratings',
  'units-sold',
  'has-stock',
  'leading-variants',
  'option-counts',
  'reduced-counts',
  'order-counts',
  'product-counts',
  'payable',
  'references',
  'pictures',
] as const;
export type AuditCheck = (typeof AUDIT_CHECKS)[number];

const A_FAULT = { what: 'Price of product 7 in country 2', said: '40 in stock, the ledger says 41' };

const A_FINDING = {
  check: 'stock' as const,
  holds: 'Every stock level matches its ledger',
  found: 1,
  first: [A_FAULT],
  isPartial: false,
};

const AuditFault = z
  .object({ what: z.string(), said: z.string() })
  .register(openApiMeta, { id: 'AuditFault', examples: [A_FAULT] });
export type AuditFault = z.infer<typeof AuditFault>;

export const AuditFinding = z
  .object({
    check: z.enum(AUDIT_CHECKS),
    holds: z.string().register(openApiMeta, { description: 'What the check verifies' }),
    found: z.int().register(openApiMeta, { description: 'Number of mismatches' }),
    first: z.array(AuditFault),
    isPartial: z.boolean().register(openApiMeta, {
      description: 'Too much for one call; run the check on its own to cover everything',
    }),
  })
  .register(openApiMeta, {
    id: 'AuditFinding',
    examples: [A_FINDING],
  });
export type AuditFinding = z.infer<typeof AuditFinding>;

/** How many mismatches of a check are listed. */
export const FIRST = 20;

/** Merges the findings of two parts of a check. */
export const withMore = (finding: AuditFinding, more: AuditFinding): AuditFinding => ({
  ...finding,
  found: finding.found + more.found,
  first: [...finding.first, ...more.first].slice(0, FIRST),
});

export const AuditPart = z
  .object({
    finding: AuditFinding,
    next: z.string().nullable().register(openApiMeta, {
      description: 'Pass it as `after` to continue; null if the check is complete',
    }),
    share: z.number().register(openApiMeta, { description: 'Share checked so far, from 0 to 1' }),
  })
  .register(openApiMeta, {
    id: 'AuditPart',
    examples: [{ finding: A_FINDING, next: '50000', share: 0.5 }],
  });
export type AuditPart = z.infer<typeof AuditPart>;

export const AuditPlace = z.object({
  check: z
    .enum(AUDIT_CHECKS, { error: `Check must be one of ${AUDIT_CHECKS.join(', ')}` })
    .register(openApiMeta, { title: 'Check', examples: ['stock'] }),
  after: z
    .string()
    .max(1024, 'After can have at most 1024 characters')
    .optional()
    .register(openApiMeta, {
      title: 'After',
      description: '`next` of the previous part',
      examples: ['50000'],
    }),
});

export const Audit = z
  .object({ at: z.iso.datetime(), findings: z.array(AuditFinding) })
  .register(openApiMeta, { id: 'Audit', examples: [{ at: '2026-09-01T08:00:00.000Z', findings: [] }] });
export type Audit = z.infer<typeof Audit>;
