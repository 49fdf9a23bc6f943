import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MOST_SOCIAL_LINKS } from '../../../../functions/settings/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { RowButtons, useRowOrder } from '../../form/row-order.tsx';
import type { ShopForm } from './shop-values.ts';

/** Rows to add, remove and reorder. */
export function SocialLinks({ form }: { form: ShopForm }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'social' });
  const { social: errors } = form.formState.errors;
  const note = useId();
  const order = useRowOrder({
    ...{ move, remove },
    ids: fields.map(({ id }) => id),
    nameOf: () => 'Link',
  });

  return (
    <div ref={order.list} className="grid gap-4">
      {fields.length === 0 && (
        <p className="text-small text-muted">
          If you add no links, the shop shows its blog, email address and contact page.
        </p>
      )}
      <ol className="grid gap-4 empty:hidden">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset
              aria-label={`Link ${index + 1}`}
              className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[2fr_3fr_auto]"
            >
              <TextInput
                label="Name"
                autoComplete="off"
                error={errors?.[index]?.label?.message}
                {...form.register(`social.${index}.label`)}
              />
              <TextInput
                label="Address"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                error={errors?.[index]?.url?.message}
                {...form.register(`social.${index}.url`)}
              />
              <div className="flex justify-end sm:pt-6.5">
                <RowButtons order={order} index={index} name={`link ${index + 1}`} />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <FieldNote id={note} error={errors?.root?.message ?? errors?.message} />
      {fields.length < MOST_SOCIAL_LINKS ? (
        <Button
          data-place="add"
          className="justify-self-start"
          onClick={() => append({ label: '', url: '' })}
        >
          Add a link
        </Button>
      ) : (
        <p className="text-small text-muted">There can be at most {MOST_SOCIAL_LINKS} links.</p>
      )}
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </div>
  );
}
