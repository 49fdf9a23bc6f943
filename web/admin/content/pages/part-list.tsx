import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { type FieldError, get, useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { emptyOf, type PageForm, type Place } from './values.ts';

type PartListProps = {
  form: PageForm;
  title: string;
  name: Place;
  item: z.ZodType;
  /** The fields of one part. */
  fields: ComponentType<{ form: PageForm; schema: z.ZodType; name: string }>;
};

/** Collapsed parts of one kind, to add, remove and reorder. */
export function PartList({ form, title, name, item, fields: Fields }: PartListProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: name as never });
  const error = get(form.formState.errors, name) as (FieldError & { root?: FieldError }) | undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-medium">{title}</legend>
      <ol className="grid gap-2 empty:hidden">
        {fields.map(({ id }, index) => {
          const place = `${name}.${index}`;
          const isWrong = get(form.formState.errors, place) !== undefined;
          return (
            <li key={id} className="rounded-control border border-line">
              <details open={isWrong || undefined} className="group">
                <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-3 text-small">
                  <span className="flex-1 truncate">
                    <Heading form={form} item={item} place={place} otherwise={`${title} ${index + 1}`} />
                  </span>
                </summary>
                <div className="grid gap-4 border-t border-line p-3">
                  <Fields form={form} schema={item} name={place} />
                  <div className="flex justify-end gap-1">
                    <IconButton label="Move up" disabled={index === 0} onClick={() => move(index, index - 1)}>
                      <ArrowUp aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label="Move down"
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowDown aria-hidden="true" />
                    </IconButton>
                    <IconButton label="Remove" onClick={() => remove(index)}>
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </div>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <FieldNote id={`${name}-note`} error={error?.root?.message ?? error?.message} />
      <Button className="justify-self-start" onClick={() => append(emptyOf(item) as never)}>
        Add to {title}
      </Button>
    </fieldset>
  );
}

type HeadingProps = { form: PageForm; item: z.ZodType; place: string; otherwise: string };

/** Its name, or its best substitute. */
function Heading({ form, item, place, otherwise }: HeadingProps) {
  const shape = item instanceof z.ZodObject ? item.shape : {};
  const known = ['name', 'title', 'question', 'heading', 'by', 'what', 'label'].find(key => key in shape);
  const value = useWatch({ control: form.control, name: `${place}.${known}` as Place });
  return String(value || otherwise);
}
