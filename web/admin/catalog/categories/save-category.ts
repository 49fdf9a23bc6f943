import type { Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { categoryReferences } from '../../references/categories.ts';
import type { Saved } from '../../resource.ts';
import { selectedPictureAt } from '../pictures/selected-pictures.ts';
import { uploadRow } from '../pictures/uploads.ts';

type Stored = { id: string; etag: string };

export async function saveCategory(values: CreateCategory, stored?: Stored): Promise<Saved<Category>> {
  const { categoryPicture: picture, ...fields } = values;
  if (picture && selectedPictureAt(picture)) {
    const upload = { path: '/api/categories', field: 'categoryPicture', fields, address: picture, stored };
    return await uploadRow<Category>(upload);
  }
  const category = { ...fields, categoryPicture: picture || null };
  return stored
    ? await categoryReferences.update(stored.id, category, stored.etag)
    : await categoryReferences.create(category);
}
