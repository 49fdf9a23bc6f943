import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { markedOptionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import { categories } from '../categories/categories.ts';
import { subcategories } from '../subcategories/subcategories.ts';
import { LABELS, type Values } from './product-values.ts';

type CategoryReferences = ReturnType<typeof useCategoryReferences>;

export const useCategoryReferences = () => ({
  categories: useReferences(categories),
  subcategories: useReferences(subcategories),
});

type CategoryFieldsProps = {
  form: UseFormReturn<Values, unknown, ProductForm>;
  references: CategoryReferences;
};

/** The product's category and subcategory. */
export function CategoryFields({ form, references }: CategoryFieldsProps) {
  const { control, setValue } = form;
  const categoryId = useWatch({ control, name: 'categoryId' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ReferenceSelect
        label={LABELS.categoryId}
        placeholder="Select a category"
        references={references.categories}
        failed={categories.words.failedToList}
        options={markedOptionsOf(categories, references.categories.rows)}
        required
        control={control}
        name="categoryId"
        rules={{ onChange: () => setValue('subcategoryId', '', { shouldDirty: true }) }}
      />
      <ReferenceSelect
        label={LABELS.subcategoryId}
        placeholder={categoryId ? 'Select a subcategory' : 'Select a category first'}
        references={references.subcategories}
        failed={subcategories.words.failedToList}
        options={markedOptionsOf(
          subcategories,
          references.subcategories.rows?.filter(row => String(row.categoryId) === categoryId),
        )}
        required
        control={control}
        name="subcategoryId"
      />
    </div>
  );
}
