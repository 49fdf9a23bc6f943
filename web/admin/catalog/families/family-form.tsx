import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm } from 'react-hook-form';
import { CreateFamily, type Family } from '../../../../functions/catalog/families/contract.ts';
import { FAMILY } from '../../../../functions/catalog/families/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { entriesIn, textOf } from '../../form/comma-list.ts';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { families } from './families.ts';

type Values = { familyName: string; options: string };

const LABELS = formLabelsOf(FAMILY);
const FRESH: Values = { familyName: '', options: '' };

const resolve = zodResolver(CreateFamily) as unknown as Resolver<object, unknown, CreateFamily>;
const resolver = ((values, context, options) =>
  resolve({ ...values, options: entriesIn(values.options) }, context, options as never)) as Resolver<
  Values,
  unknown,
  CreateFamily
>;

const toValues = ({ familyName, options }: Family): Values => ({ familyName, options: textOf(options) });

export function FamilyForm({ stored }: { stored?: Versioned<Family> }) {
  const form = useForm({ resolver, defaultValues: stored ? toValues(stored.entity) : FRESH });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: families, form, stored, toValues });
  const describeFields = (values: Values) => describeValues(LABELS, values);
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
    </RecordForm>
  );
}
