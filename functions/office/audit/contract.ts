import * as z from 'zod';
import { described } from '../../contracts/described.ts';

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
  'sales',
  'ratings',
  'references',
  'pictures',
] as const;
export type AuditCheck = (typeof AUDIT_CHECKS)[number];

const A_FAULT = { what: 'Price of product 7 in country 2', said: '40 in stock, the ledger says 41' };

const AuditFault = z
  .object({ what: z.string(), said: z.string() })
  .register(described, { id: 'AuditFault', examples: [A_FAULT] });
export type AuditFault = z.infer<typeof AuditFault>;

export const AuditFinding = z
  .object({
    check: z.enum(AUDIT_CHECKS),
    holds: z.string().register(described, { description: 'What should be true' }),
    found: z.int().register(described, { description: 'How often it is not' }),
    first: z.array(AuditFault),
    isPartial: z
      .boolean()
      .register(described, { description: 'There was too much of it to look at all; npm run audit does' }),
  })
  .register(described, {
    id: 'AuditFinding',
    examples: [
      {
        check: 'stock',
        holds: 'Every stock is what its ledger adds up to',
        found: 1,
        first: [A_FAULT],
        isPartial: false,
      },
    ],
  });
export type AuditFinding = z.infer<typeof AuditFinding>;

export const Audit = z
  .object({ at: z.iso.datetime(), findings: z.array(AuditFinding) })
  .register(described, { id: 'Audit', examples: [{ at: '2026-09-01T08:00:00.000Z', findings: [] }] });
export type Audit = z.infer<typeof Audit>;
