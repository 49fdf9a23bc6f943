import { useForm } from 'react-hook-form';
import type { Family } from '../../../../functions/catalog/families/contract.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { families } from './families.ts';
import { describeFields, FRESH, LABELS, resolver, toValues } from './family-values.ts';
import { VariantRows } from './variant-rows.tsx';

export function Form({ stored }: { stored?: Versioned<Family> }) {
  const form = useForm({ resolver, defaultValues: stored ? toValues(stored.entity) : FRESH });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: families, form, stored, toValues });
  return (
    <RecordForm {...{ saving, words, describeFields }}>
      {stored && <TextInput label="ID" value={stored.entity.familyId} readOnly />}
      <TextInput {...field('familyName')} autoComplete="off" required />
      <TextInput
        {...field('options')}
        hint="What its products differ by, such as Colour, Size. Up to three, separated by commas."
        autoComplete="off"
        required
      />
      <VariantRows form={form} />
    </RecordForm>
  );
}
