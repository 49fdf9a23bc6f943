import { type FieldError, get } from 'react-hook-form';
import * as z from 'zod';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormPictureField } from '../../catalog/pictures/form-picture-field.tsx';
import { LimitedField } from '../../form/limited-text-area.tsx';
import { NumberInput } from '../../form/number-input.tsx';
import { PartList } from './part-list.tsx';
import { about, bare, isNumber, type PageForm, type Place } from './values.ts';

type PartProps = { form: PageForm; schema: z.ZodType; name: string };

/** Longer texts get several lines. */
const LONGEST_LINE = 300;

/** A field for each part of an object, at any depth. */
export function Parts({ form, schema, name }: PartProps) {
  const { shape } = bare(schema) as z.ZodObject;
  return Object.entries(shape).map(([key, part]) => (
    <PartField key={key} form={form} schema={part as z.ZodType} name={`${name}.${key}`} />
  ));
}

function PartField({ form, schema, name }: PartProps) {
  const inner = bare(schema);
  const { title = '', format } = about(schema);
  const place = name as Place;
  if (format === 'picture') return <FormPictureField form={form} name={place as never} label={title} />;
  if (inner instanceof z.ZodArray) {
    return <PartList {...{ form, title, name: place }} item={inner.element as z.ZodType} fields={Parts} />;
  }
  if (inner instanceof z.ZodObject) {
    return (
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-small font-medium">{title}</legend>
        <Parts form={form} schema={inner} name={name} />
      </fieldset>
    );
  }
  const field = {
    label: title,
    error: (get(form.formState.errors, name) as FieldError | undefined)?.message,
    ...form.register(place),
  };
  if (inner instanceof z.ZodUnion) return <Checkbox label={title} {...form.register(place)} />;
  if (isNumber(inner)) return <NumberInput {...field} />;
  const most = (inner as z.ZodString).maxLength ?? LONGEST_LINE;
  if (most <= LONGEST_LINE) return <TextInput {...field} autoComplete="off" maxLength={most} />;
  return <LimitedField of={form} {...field} rows={most > 2000 ? 8 : 3} most={most} />;
}
