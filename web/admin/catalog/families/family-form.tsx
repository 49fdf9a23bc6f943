import { useForm, useWatch } from 'react-hook-form';
import type { CreateFamily, Family } from '../../../../functions/catalog/families/contract.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { families } from './families.ts';
import { atFields, resolver } from './family-resolver.ts';
import { describeFields, FRESH, LABELS, optionsIn, toValues } from './family-values.ts';
import { ProposedVariants } from './proposed-variants.tsx';
import { SharedFields } from './shared-fields.tsx';
import { SwatchFields } from './swatch-fields.tsx';
import { useProposals } from './use-proposals.ts';
import { VariantRows } from './variant-rows.tsx';

export function Form({ stored: given }: { stored?: Versioned<Family> }) {
  const form = useForm({ resolver, defaultValues: given ? toValues(given.entity) : FRESH });
  const field = fieldsOf(form, LABELS);
  const refused = (error: unknown) => atFields(form.getValues())(error);
  const { saving, stored, words } = useRecordSaving({
    resource: {
      ...families,
      create: (values: CreateFamily) => families.create(values).catch(refused),
      update: (id: string, values: CreateFamily, etag: string) =>
        families.update(id, values, etag).catch(refused),
    },
    form,
    stored: given,
    toValues,
  });
  const proposals = useProposals(form, stored?.entity);
  const options = optionsIn(useWatch({ control: form.control, name: 'options' }));
  const onChange = proposals.update;
  return (
    <RecordForm {...{ saving, words, describeFields }}>
      {stored && <TextInput label="ID" value={stored.entity.familyId} readOnly />}
      <TextInput {...field('familyName', { onChange })} autoComplete="off" required />
      <TextInput
        {...field('options', { onChange })}
        hint="What its products differ by, such as Colour, Size. Up to three, separated by commas."
        autoComplete="off"
        required
      />
      {options.map((name, at) => (
        <TextInput
          key={name}
          label={`Values of ${name}`}
          hint={at === 0 && 'Separated by commas. Each new combination is listed below.'}
          autoComplete="off"
          optional
          {...form.register(`values.${at}`, { onChange })}
        />
      ))}
      <SwatchFields form={form} />
      <VariantRows form={form} onChange={proposals.settle} />
      <ProposedVariants form={form} rows={proposals.fields} />
      <SharedFields form={form} familyId={stored?.entity.familyId} />
    </RecordForm>
  );
}
