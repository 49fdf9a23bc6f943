import type { Tree } from './tree.ts';

const CHECKS = `
  ['supplier_name_length', 'suppliers', [{ supplier_name: '' }, { supplier_name: long(101) }]],
  ['supplier_description_length', 'suppliers', [{ supplier_description: long(301) }]],
  ['supplier_note_length', 'suppliers', [{ note: long(201) }]],
  ['supplier_display_status', 'suppliers', [{ display_status: 2 }]],`;

/** The rows that the tests of the shop need of suppliers. */
export async function addSupplierRows(tree: Tree) {
  const add = (file: string, after: string, added: string) =>
    tree.edit(`tests/support/${file}`, after, after + added);
  await add(
    'valid-rows.ts',
    '  categories: () => ({ category_name: word() }),',
    '\n  suppliers: () => ({ supplier_name: word() }),',
  );
  await add(
    'unique-columns.ts',
    "  ['categories', ['category_name']],",
    "\n  ['suppliers', ['supplier_name']],",
  );
  await tree.edit(
    'tests/unit/constraints.test.ts',
    "  ['slider_images', 'picture_id',",
    "  ['suppliers', 'picture_id', 'pictures', 'picture_id', OF_CATEGORY],\n  ['slider_images', 'picture_id',",
  );
  await add(
    'broken-rows.ts',
    "  ['category_display_status', 'categories', [{ display_status: 2 }, { display_status: -1 }]],",
    CHECKS,
  );
}
