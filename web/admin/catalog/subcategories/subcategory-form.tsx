import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { CreateSubcategory, type Subcategory } from '../../../../functions/catalog/subcategories/contract.ts';
import { SUBCATEGORY } from '../../../../functions/catalog/subcategories/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { filledResolver } from '../../form/resolver.ts';
import { StatusChoice, statusWord } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { freshTexts, storedTexts } from '../../form/values.ts';
import { markedOptionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import type { Versioned } from '../../resource.ts';
import { categories } from '../categories/categories.ts';
import { subcategories } from './subcategories.ts';

type Values = z.input<typeof CreateSubcategory>;

const LABELS = formLabelsOf(SUBCATEGORY);

const fresh: Values = freshTexts(SUBCATEGORY);

const toValues = (subcategory: Subcategory): Values => storedTexts(SUBCATEGORY, subcategory);

export function Form({ stored }: { stored?: Versioned<Subcategory> }) {
  const form = useForm({
    resolver: filledResolver(CreateSubcategory),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: subcategories, form, stored, toValues });
  const references = useReferences(categories);
  const describeFields = (values: Values) =>
    describeValues(LABELS, values, {
      categoryId: references.nameOf(String(values.categoryId)),
      displayStatus: statusWord(values.displayStatus),
    });

  return (
    <RecordForm {...{ saving, words, describeFields }}>
      {stored && <TextInput label="ID" value={stored.entity.subcategoryId} readOnly />}
      <ReferenceSelect
        label={LABELS.categoryId}
        placeholder="Select a category"
        references={references}
        failed={categories.words.failedToList}
        options={markedOptionsOf(categories, references.rows)}
        required
        control={form.control}
        name="categoryId"
      />
      <TextInput {...field('subcategoryName')} autoComplete="off" required />
      <StatusChoice {...field('displayStatus')} />
    </RecordForm>
  );
}
