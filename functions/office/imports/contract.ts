import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { line, whole } from '../../contracts/fields.ts';
import { paging } from '../../contracts/paging.ts';
import { IMPORT_KINDS } from './columns.ts';

export const MOST_ROWS_AT_ONCE = 500;
export const MOST_IN_A_CELL = 20_000;
/** The heading is the first line. */
export const MOST_LINES = 1_000_001;

const OUTCOMES = ['create', 'change', 'same', 'refuse'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const kind = z.enum(IMPORT_KINDS, { error: `Kind must be ${IMPORT_KINDS.join(' or ')}` });

export const Import = z
  .object({
    importId: z.int(),
    kind,
    fileName: z.string(),
    state: z.enum(['open', 'applied']),
    createdAt: z.iso.datetime(),
    create: z.int().register(openApiMeta, { description: 'Number of rows that create something' }),
    change: z.int().register(openApiMeta, { description: 'Number of rows that change something' }),
    same: z.int().register(openApiMeta, { description: 'Number of rows without changes' }),
    refuse: z.int().register(openApiMeta, {
      description: 'Number of invalid rows; if there are any, nothing is imported',
    }),
  })
  .register(openApiMeta, {
    id: 'Import',
    examples: [
      {
        importId: 3,
        kind: 'productprices',
        fileName: 'prices-autumn.csv',
        state: 'open',
        createdAt: '2026-11-21T08:00:00.000Z',
        create: 12,
        change: 240,
        same: 9748,
        refuse: 0,
      },
    ],
  });
export type Import = z.infer<typeof Import>;

export const CreateImport = z
  .object({ kind, fileName: line('File name', { max: 255 }) })
  .register(openApiMeta, {
    id: 'CreateImport',
    examples: [{ kind: 'productprices', fileName: 'prices-autumn.csv' }],
  });
export type CreateImport = z.infer<typeof CreateImport>;

const FileRow = z
  .object({
    line: whole('Line', { min: 1, max: MOST_LINES, error: `A file can have at most ${MOST_LINES - 1} rows` }),
    values: z
      .record(
        z.string().max(100, 'A heading can have at most 100 characters'),
        z
          .string({ error: 'A cell must be text' })
          .max(MOST_IN_A_CELL, `A cell can have at most ${MOST_IN_A_CELL} characters`),
        { error: 'Values must map headings to cells' },
      )
      .register(openApiMeta, {
        description: 'Cells by heading; columns left out keep their values',
      }),
  })
  .register(openApiMeta, {
    id: 'FileRow',
    examples: [{ line: 2, values: { ProductCode: '7', CountryCode: 'DE', NetPrice: '59,90' } }],
  });
export type FileRow = z.infer<typeof FileRow>;

export const AddImportRows = z
  .object({
    rows: z
      .array(FileRow, { error: 'Rows must be a list' })
      .min(1, 'Send at least one row')
      .max(MOST_ROWS_AT_ONCE, `Send at most ${MOST_ROWS_AT_ONCE} rows at once`),
  })
  .register(openApiMeta, {
    id: 'AddImportRows',
    examples: [{ rows: [{ line: 2, values: { ProductCode: '7', CountryCode: 'DE', NetPrice: '59,90' } }] }],
  });

export const ImportRow = z
  .object({
    line: z.int(),
    outcome: z.enum(OUTCOMES),
    title: z.string().register(openApiMeta, { description: 'Display name of what the row is about' }),
    values: z.record(z.string(), z.string()).register(openApiMeta, { description: 'The original cells' }),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .register(openApiMeta, {
    id: 'ImportRow',
    examples: [
      {
        line: 2,
        outcome: 'change',
        title: 'Gooseneck Kettle · DE',
        values: { ProductCode: '7', CountryCode: 'DE', NetPrice: '59,90' },
        changes: [{ field: 'netPrice', from: '64.50', to: '59.90' }],
        errors: [],
      },
    ],
  });
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportRowFilter = z.object({
  outcome: z
    .enum(OUTCOMES, { error: `Outcome must be one of ${OUTCOMES.join(', ')}` })
    .optional()
    .register(openApiMeta, { description: 'Only rows with this outcome', examples: ['refuse'] }),
  ...paging,
});
export type ImportRowFilter = z.infer<typeof ImportRowFilter>;

export const AppliedImport = z
  .object({ created: z.int(), changed: z.int() })
  .register(openApiMeta, { id: 'AppliedImport', examples: [{ created: 12, changed: 240 }] });
export type AppliedImport = z.infer<typeof AppliedImport>;

/** Response of an export. */
export const CsvFile = z.string().register(openApiMeta, {
  id: 'CsvFile',
  contentMediaType: 'text/csv',
  examples: ['ProductCode,CountryCode,NetPrice\r\n7,DE,64.50\r\n'],
});
