import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MOST_SOCIAL_LINKS } from '../../../../functions/settings/contract.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ShopForm } from './shop-values.ts';

/** Rows to add, remove and reorder; the focus follows the row that was acted on. */
export function SocialLinks({ form }: { form: ShopForm }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'social' });
  const { social: errors } = form.formState.errors;
  const { list, focusNext } = useNextFocus();
  const [said, say] = useState('');
  const note = useId();

  const moveTo = (from: number, to: number) => {
    move(from, to);
    const way = to < from ? 'up' : 'down';
    const atEnd = to === 0 || to === fields.length - 1;
    focusNext(`${to} ${atEnd ? (to === 0 ? 'down' : 'up') : way}`);
    say(`Link moved to position ${to + 1} of ${fields.length}.`);
  };
  const take = (index: number) => {
    remove(index);
    focusNext(fields.length === 1 ? 'add' : `${Math.min(index, fields.length - 2)} remove`);
    say(`Link removed. ${fields.length - 1} left.`);
  };

  return (
    <div ref={list} className="grid gap-4">
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
                <IconButton
                  label={`Move link ${index + 1} up`}
                  data-place={`${index} up`}
                  disabled={index === 0}
                  onClick={() => moveTo(index, index - 1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move link ${index + 1} down`}
                  data-place={`${index} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => moveTo(index, index + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Remove link ${index + 1}`}
                  data-place={`${index} remove`}
                  onClick={() => take(index)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
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
        {said}
      </p>
    </div>
  );
}

/** Focuses a button by its position, once the rows are in their new order. */
function useNextFocus() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${next.current}"]`)?.focus();
    next.current = null;
  });
  return {
    list,
    focusNext: (place: string) => {
      next.current = place;
    },
  };
}
