import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Category, CreateCategory } from '../../../functions/contracts/categories.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { StatusChoice, statusValue, statusWord } from '../form/status-choice.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import type { Versioned } from '../resource.ts';
import { categories } from './categories.ts';

type Values = z.input<typeof CreateCategory>;

const toValues = ({ categoryName, displayStatus }: Omit<Category, 'categoryId'>): Values => ({
  categoryName,
  displayStatus: statusValue(displayStatus),
});

const inWords = ({ categoryName, displayStatus }: Values) => ({
  'Category Name': categoryName,
  'Display Status': statusWord(displayStatus),
});

const fresh = { categoryName: '', displayStatus: true };

export function CategoryForm({ stored }: { stored?: Versioned<Category> }) {
  const form = useForm({
    resolver: zodResolver(CreateCategory),
    defaultValues: toValues(stored?.entity ?? fresh),
  });
  const { errors } = form.formState;
  const { saving, words } = useRecordSaving({ resource: categories, form, stored, toValues });

  return (
    <RecordForm {...{ saving, words, inWords }}>
      {stored && <TextInput label="ID" value={stored.entity.categoryId} readOnly />}
      <TextInput
        label="Category Name"
        autoComplete="off"
        required
        error={errors.categoryName?.message}
        {...form.register('categoryName')}
      />
      <StatusChoice error={errors.displayStatus?.message} {...form.register('displayStatus')} />
    </RecordForm>
  );
}
