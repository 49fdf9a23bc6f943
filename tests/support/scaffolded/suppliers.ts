import { readdir } from 'node:fs/promises';
import type { Tree } from './tree.ts';

const NAMES: [from: RegExp, to: string][] = [
  [/categories/g, 'suppliers'],
  [/Categories/g, 'Suppliers'],
  [/category/g, 'supplier'],
  [/Category/g, 'Supplier'],
  [/CATEGORY/g, 'SUPPLIER'],
];
const renamed = (text: string) => NAMES.reduce((named, [from, to]) => named.replace(from, to), text);

const TABLE = `CREATE TABLE suppliers (
  supplier_id INTEGER PRIMARY KEY AUTOINCREMENT,
  supplier_name TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT supplier_name_length CHECK (length(supplier_name) BETWEEN 1 AND 100),
  supplier_description TEXT NOT NULL DEFAULT ''
    CONSTRAINT supplier_description_length CHECK (length(supplier_description) <= 300),
  picture_id TEXT REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  note TEXT NOT NULL DEFAULT '' CONSTRAINT supplier_note_length CHECK (length(note) <= 200),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT supplier_display_status CHECK (display_status IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (supplier_name)
) STRICT;
`;

const CATEGORIES = 'functions/catalog/categories';
const SUPPLIERS = 'functions/catalog/suppliers';

/** The steps of “A resource” in docs/adding.md, in its order: suppliers, with a note. */
export async function addSuppliers(tree: Tree) {
  const copied = [
    'db/schema/categories.ts',
    CATEGORIES,
    'web/admin/catalog/categories',
    'web/admin/references/categories.ts',
  ];
  for (const path of copied) await tree.copyRenamed(path, text => renamed(withoutUses(text)));

  await tree.write(`db/migrations/${await nextNumber(tree)}_suppliers.sql`, TABLE);
  await tree.edit(
    'db/schema/suppliers.ts',
    '  displayStatus:',
    "  note: text('note').notNull().default(''),\n  displayStatus:",
  );

  await tree.edit(
    `${SUPPLIERS}/record.ts`,
    '    displayStatus: status(),',
    "    note: line('Note', { max: 200, default: '', listed: true, sorted: true, example: 'Pays on Fridays' }),\n    displayStatus: status(),",
  );
  await tree.edit(
    'functions/api.ts',
    "import { blog } from './content/blog/routes.ts';",
    "import { suppliers } from './catalog/suppliers/routes.ts';\nimport { blog } from './content/blog/routes.ts';",
  );
  await tree.edit(
    'functions/api.ts',
    "  .route('/subscribers', subscribers);",
    "  .route('/subscribers', subscribers)\n  .route('/suppliers', suppliers);",
  );

  await tree.edit(
    'functions/scheduled-tasks/schedules.ts',
    'import { cleanUpPictures }',
    "import { suppliers } from '../../db/schema/suppliers.ts';\nimport { cleanUpPictures }",
  );
  await tree.edit(
    'functions/scheduled-tasks/schedules.ts',
    '  sliderImages.pictureId,',
    '  sliderImages.pictureId,\n  suppliers.pictureId,',
  );
  const line = /^ .*'Category ' .*\n/m.exec(await tree.read('functions/office/audit/pictures.ts'))?.[0] ?? '';
  await tree.edit('functions/office/audit/pictures.ts', line, line + renamed(line));

  const records = 'functions/office/history/records.ts';
  await tree.edit(
    records,
    "import { PAGE } from '../../content/pages/record.ts';",
    "import { SUPPLIER } from '../../catalog/suppliers/record.ts';\nimport { PAGE } from '../../content/pages/record.ts';",
  );
  await tree.edit(records, '  SETTINGS,\n]', '  SETTINGS,\n  SUPPLIER,\n]');

  await tree.edit(
    'web/admin/catalog/suppliers/supplier-form.tsx',
    '      <StatusChoice',
    '      <TextInput {...field(\'note\')} autoComplete="off" />\n      <StatusChoice',
  );
  await tree.edit(
    'web/admin/sections.ts',
    "import { messages } from './content/messages/messages.ts';",
    "import { suppliers } from './catalog/suppliers/suppliers.ts';\nimport { messages } from './content/messages/messages.ts';",
  );
  const [section = ''] =
    /^ {2}managed\(categories[\s\S]*?^ {2}\}\),\n/m.exec(await tree.read('web/admin/sections.ts')) ?? [];
  await tree.edit('web/admin/sections.ts', section, section + renamed(section));
  await tree.edit(
    'scripts/screens/screens.ts',
    "  { name: 'unknown-path', path: '/admin/no/such/page' },",
    `  { name: 'suppliers', path: '/admin/suppliers' },
  { name: 'suppliers-create', path: '/admin/suppliers/create' },
  { name: 'suppliers-edit', path: '/admin/suppliers/edit/1' },
  { name: 'unknown-path', path: '/admin/no/such/page' },`,
  );
  await tree.npm('db:triggers', ['suppliers_triggers']);
}

/** Nothing refers to a supplier, as subcategories do to a category. */
const withoutUses = (text: string) =>
  text
    .replace(/^import .*(?:subcategories|stillInUse|type \{ Database \}|\{ sql \}).*\n/gm, '')
    .replace(/\nconst usedBy = [\s\S]*/, '')
    .replace(/\nexport const subcategoryReferences = [\s\S]*/, '')
    .replace('{ ...which, usedBy }', 'which')
    .replace('export const categorySlug =', 'const categorySlug =')
    .replace(/^ {2}(?:isUsed|reason): .*\n/gm, '');

async function nextNumber(tree: Tree): Promise<string> {
  const [last = ''] = (await readdir(tree.at('db/migrations'))).sort().reverse();
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}
