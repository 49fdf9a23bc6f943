import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { StatusChoice, statusValue, statusWord } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { categories } from './categories.ts';

type Values = z.input<typeof CreateCategory>;

const toValues = ({ categoryName, displayStatus }: Omit<Category, 'categoryId'>): Values => ({
  categoryName,
  displayStatus: statusValue(displayStatus),
});

const LABELS = { categoryName: 'Category Name', displayStatus: 'Display Status' };

const inWords = (values: Values) =>
  describeValues(LABELS, values, { displayStatus: statusWord(values.displayStatus) });

const fresh = { categoryName: '', displayStatus: true };

export function Form({ stored }: { stored?: Versioned<Category> }) {
  const form = useForm({
    resolver: zodResolver(CreateCategory),
    defaultValues: toValues(stored?.entity ?? fresh),
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: categories, form, stored, toValues });

  return (
    <RecordForm {...{ saving, words, inWords }}>
      {stored && <TextInput label="ID" value={stored.entity.categoryId} readOnly />}
      <TextInput {...field('categoryName')} autoComplete="off" required />
      <StatusChoice {...field('displayStatus')} />
    </RecordForm>
  );
}
