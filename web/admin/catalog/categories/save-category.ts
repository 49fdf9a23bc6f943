import type { Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { categoryReferences } from '../../references/categories.ts';
import type { Saved } from '../../resource.ts';
import { selectedPictureAt } from '../pictures/selected-pictures.ts';
import { formOf, uploadPicture } from '../pictures/uploads.ts';

type Stored = { id: string; etag: string };

/** Sent in one request with a newly chosen picture, so neither is saved without the other. */
export async function saveCategory(values: CreateCategory, stored?: Stored): Promise<Saved<Category>> {
  const { categoryPicture: picture, ...fields } = values;
  if (picture && selectedPictureAt(picture)) {
    return await uploadPicture<Category>({
      method: stored ? 'PUT' : 'POST',
      path: stored ? `/api/categories/${stored.id}` : '/api/categories',
      ...(stored && { etag: stored.etag }),
      form: formOf(fields),
      part: 'Image',
      field: 'categoryPicture',
      address: picture,
    });
  }
  const category = { ...fields, categoryPicture: picture || null };
  return stored
    ? await categoryReferences.update(stored.id, category, stored.etag)
    : await categoryReferences.create(category);
}
