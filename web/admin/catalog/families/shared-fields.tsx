import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { PRODUCT } from '../../../../functions/catalog/products/record.ts';
import { formLabelOf } from '../../../../functions/records/labels.ts';
import { wholeList } from '../../../api/whole-list.ts';
import { Folded } from '../../../ui/folded.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { categoryReferences, subcategoryReferences } from '../../references/categories.ts';
import { markedOptionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import { useLoaded } from '../../use-loaded.ts';
import { products } from '../products/products.ts';
import { subcategories } from '../subcategories/subcategories.ts';
import type { FamilyForm } from './family-values.ts';
import { howManyAgree } from './how-many-agree.ts';

type SharedFieldsProps = { form: FamilyForm; familyId: number | undefined };

const { productDescription, productOverviewDoc, subcategoryId } = PRODUCT.fields;

/** What all variants get with this save. */
export function SharedFields({ form, familyId }: SharedFieldsProps) {
  const [variants, proposed] = useWatch({ control: form.control, name: ['variants', 'proposed'] });
  const { isOpen, setOpen } = useAttention(form);
  if (variants.length === 0 && !proposed.some(({ isWanted }) => isWanted)) return null;
  return (
    <Folded summary="The same for all variants" open={isOpen} onToggle={setOpen}>
      {isOpen && <Fields form={form} familyId={familyId} />}
    </Folded>
  );
}

/** Opens when something in it is filled in from elsewhere, such as a restored draft, or is wrong. */
function useAttention(form: FamilyForm) {
  const shared = useWatch({ control: form.control, name: 'shared' });
  const needed = form.formState.errors.shared ? 'wrong' : Object.values(shared).some(Boolean) && 'filled';
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<typeof needed>(false);
  if (needed !== before) {
    setBefore(needed);
    if (needed) setOpen(true);
  }
  return { isOpen, setOpen };
}

function Fields({ form, familyId }: SharedFieldsProps) {
  const categories = useReferences(categoryReferences);
  const references = useReferences(subcategoryReferences);
  const { data: all } = useLoaded(['variants of family', familyId], () => variantsOf(familyId));
  const { shared: wrong } = form.formState.errors;
  const agreed = (read: (product: Product) => unknown) => all && howManyAgree(all.map(read));
  const named = {
    ...subcategories,
    nameOf: (row: Parameters<typeof subcategories.nameOf>[0]) =>
      `${categories.nameOf(row.categoryId)}: ${row.subcategoryName}`,
  };
  return (
    <div className="grid gap-5 rounded-control bg-sunken p-3">
      <p className="text-small text-muted">
        Saved with every variant, new ones too. What you leave empty stays as it is.
      </p>
      <TextArea
        label={formLabelOf(productDescription)}
        hint={agreed(one => one.productDescription)}
        error={wrong?.productDescription?.message}
        rows={6}
        optional
        {...form.register('shared.productDescription')}
      />
      <TextArea
        label={formLabelOf(productOverviewDoc)}
        hint={agreed(one => one.productOverviewDoc ?? '')}
        error={wrong?.productOverviewDoc?.message}
        rows={2}
        optional
        {...form.register('shared.productOverviewDoc')}
      />
      <ReferenceSelect
        label={formLabelOf(subcategoryId)}
        placeholder="Leave as it is"
        hint={agreed(one => one.subcategoryId)}
        references={references}
        failed={subcategories.words.failedToList}
        options={markedOptionsOf(named, references.rows)}
        control={form.control}
        name="shared.subcategoryId"
      />
    </div>
  );
}

async function variantsOf(familyId: number | undefined): Promise<Product[]> {
  if (familyId === undefined) return [];
  const ofFamily = { family: String(familyId) };
  return await wholeList(after => products.list({ ...ofFamily, ...after }), products.idOf);
}
