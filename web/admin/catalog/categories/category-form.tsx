import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { CATEGORY } from '../../../../functions/catalog/categories/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { StatusChoice, statusWord } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { freshTexts, storedTexts } from '../../form/values.ts';
import type { Versioned } from '../../resource.ts';
import { FormPictureField } from '../pictures/form-picture-field.tsx';
import { categories } from './categories.ts';

type Values = z.input<typeof CreateCategory>;

const LABELS = formLabelsOf(CATEGORY);

const fresh: Values = freshTexts(CATEGORY);

const toValues = (category: Category): Values => storedTexts(CATEGORY, category);

const describeFields = (values: Values) =>
  describeValues(LABELS, values, {
    displayStatus: statusWord(values.displayStatus),
    categoryPicture: pictured(values.categoryPicture ?? ''),
  });

export function Form({ stored }: { stored?: Versioned<Category> }) {
  const form = useForm({
    resolver: zodResolver(CreateCategory),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: categories, form, stored, toValues });

  return (
    <RecordForm {...{ saving, words, describeFields }}>
      {stored && <TextInput label="ID" value={stored.entity.categoryId} readOnly />}
      <TextInput {...field('categoryName')} autoComplete="off" required />
      <TextArea
        {...field('categoryDescription')}
        hint="One or two sentences, shown at the top of its page."
        optional
        rows={3}
      />
      <FormPictureField form={form} name="categoryPicture" label={LABELS.categoryPicture} />
      <StatusChoice {...field('displayStatus')} />
    </RecordForm>
  );
}
