import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { flag, line, WithId } from '../../contracts/fields.ts';
import { LAST_ROW } from '../../contracts/list-limits.ts';
import { alias } from '../../contracts/other-names.ts';
import { listFilter, PAGE_SIZE, pageNumber } from '../../contracts/paging.ts';
import { Job } from '../../jobs/contract.ts';
import { KINDS } from './records.ts';

export const HistoryKind = z.enum(KINDS);
export type HistoryKind = z.infer<typeof HistoryKind>;

const ACTIONS = ['create', 'update', 'delete'] as const;
export const HistoryAction = z.enum(ACTIONS);
export type HistoryAction = z.infer<typeof HistoryAction>;

/** How long deleted rows can be restored. */
export const DAYS_TO_BRING_BACK = 30;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const FieldChange = z
  .object({
    field: z.string().register(openApiMeta, { description: 'Field name, as in the API of the row' }),
    old: value,
    new: value,
    oldName: z
      .string()
      .optional()
      .register(openApiMeta, { description: 'Name of what the old ID refers to' }),
    newName: z
      .string()
      .optional()
      .register(openApiMeta, { description: 'Name of what the new ID refers to' }),
  })
  .register(openApiMeta, {
    id: 'FieldChange',
    examples: [{ field: 'categoryName', old: 'Coffee', new: 'Coffee & Tea' }],
  });
export type FieldChange = z.infer<typeof FieldChange>;

const CHANGE_ID = 'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11';

const JobOfEntry = Job.pick({ state: true, total: true, done: true, changed: true }).register(openApiMeta, {
  id: 'JobOfEntry',
  examples: [{ state: 'cancelled', total: 900_000, done: 12_000, changed: 11_990 }],
});

export const HistoryEntry = z
  .object({
    historyId: z.int(),
    changeId: z.string().register(openApiMeta, { description: 'Shared by everything that one call changed' }),
    kind: HistoryKind,
    key: z.string().register(openApiMeta, { description: 'Its ID; for a price, product and country' }),
    name: z.string(),
    action: HistoryAction,
    changes: z.array(FieldChange),
    by: z.string(),
    at: z.iso.datetime(),
    canRestore: z.boolean(),
    alike: z.int().register(openApiMeta, {
      description:
        'With `grouped`, number of rows that the call changed the same way, counted up to 10,001; otherwise 1',
    }),
    job: JobOfEntry.optional().register(openApiMeta, {
      description: 'Progress of the job that made this change, if any',
    }),
  })
  .register(openApiMeta, {
    id: 'HistoryEntry',
    examples: [
      {
        historyId: 42,
        changeId: CHANGE_ID,
        kind: 'categories',
        key: '7',
        name: 'Coffee & Tea',
        action: 'update',
        changes: [{ field: 'categoryName', old: 'Coffee', new: 'Coffee & Tea' }],
        by: 'maria',
        at: '2026-09-01T08:00:00.000Z',
        canRestore: true,
        alike: 1,
      },
    ],
  });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const oneOf = <Value extends string>(label: string, values: readonly Value[]) =>
  z
    .enum(values, `${label} is not in the history`)
    .register(openApiMeta, { title: label, examples: values.slice(0, 1) });

const id = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the id of a change')
  .register(openApiMeta, { title: 'Change', format: 'uuid', examples: [CHANGE_ID] });

export const HistoryFilter = listFilter(['at'])
  .omit({ sort: true })
  .extend({
    page: pageNumber.optional().register(openApiMeta, {
      description: `Page number, 1 by default. Pages end at row ${LAST_ROW}`,
    }),
    kind: oneOf('Kind', KINDS).optional(),
    key: z
      .string()
      .regex(/^\d{1,15}(\/\d{1,15})?$/, 'Key must be like 7 or 7/2')
      .register(openApiMeta, { title: 'Key', examples: ['7'] })
      .optional(),
    action: oneOf('Action', ACTIONS).optional(),
    by: line('Person', { max: 50 })
      .register(openApiMeta, { title: 'Person', examples: ['maria'] })
      .optional(),
    change: alias(id.optional(), 'changeId'),
    deleted: flag('Deleted')
      .optional()
      .register(openApiMeta, { description: 'Only deleted rows that can still be restored' }),
    grouped: flag('Grouped').optional().register(openApiMeta, {
      description: 'Group rows that one call changed the same way: the first one and their number',
    }),
  });
export type HistoryFilter = z.infer<typeof HistoryFilter>;

/** The history always comes in pages. */
export const partOf = ({ page, pageSize = PAGE_SIZE, after }: HistoryFilter) =>
  after === undefined ? { page: page ?? 1, pageSize } : { page, pageSize, after };

export const WithHistoryId = WithId;
export const WithChangeId = z.object({ id });

export const Restored = z
  .object({ kind: HistoryKind, key: z.string(), name: z.string() })
  .register(openApiMeta, {
    id: 'Restored',
    examples: [{ kind: 'categories', key: '7', name: 'Coffee' }],
  });
export type Restored = z.infer<typeof Restored>;

export const Undone = z
  .object({
    undone: z.int().register(openApiMeta, { description: 'Number of rows restored' }),
    left: z.int().register(openApiMeta, {
      description: 'Number of rows skipped because someone changed them since',
    }),
  })
  .register(openApiMeta, { id: 'Undone', examples: [{ undone: 12, left: 1 }] });
export type Undone = z.infer<typeof Undone>;
