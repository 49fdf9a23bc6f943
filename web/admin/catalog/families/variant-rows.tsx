import clsx from 'clsx';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';
import { FieldNote } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { RowHead, useRowOrder } from '../../form/row-order.tsx';
import { HELD_LOOK } from '../../form/use-dragging.ts';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import { products } from '../products/products.ts';
import { type FamilyForm, optionsIn } from './family-values.ts';

/** The products of a family, in display order. */
export function VariantRows({ form, onChange }: { form: FamilyForm; onChange: () => void }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'variants' });
  const options = optionsIn(useWatch({ control: form.control, name: 'options' }));
  const { variants: errors } = form.formState.errors;
  const order = useRowOrder({
    move,
    remove: index => {
      remove(index);
      onChange();
    },
    ids: fields.map(({ id }) => id),
    nameOf: index => fields[index]?.label ?? '',
  });
  const note = useId();

  function add(code: string, label: string) {
    const productCode = Number(code);
    if (code && !fields.some(row => row.productCode === productCode))
      append({ productCode, label, options: options.map(() => '') });
    if (code && !form.getValues('copyOf')) form.setValue('copyOf', code);
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-small font-medium">Variants</legend>
      <p className="text-small text-muted">
        Each is a product with its own code, prices and stock. The first one that is sold in a country is
        shown first. To change the order, drag a variant by its handle or use the arrow keys on the handle.
      </p>
      <div ref={order.list} className="grid gap-4">
        <ol className="grid gap-4 empty:hidden">
          {fields.map(({ id, productCode, label }, index) => {
            const wrong = errors?.[index];
            return (
              <li
                key={id}
                className={clsx(
                  'grid gap-3 rounded-control border border-line p-3',
                  order.isHeld(index) && HELD_LOOK,
                )}
              >
                <RowHead order={order} index={index} name={label}>
                  <Link to={`${products.recordPath}${productCode}`}>{label}</Link>
                </RowHead>
                <div className="grid items-start gap-3 sm:grid-cols-3">
                  {options.map((name, at) => (
                    <TextInput
                      key={name}
                      label={name}
                      maxLength={40}
                      autoComplete="off"
                      required
                      error={wrong?.options?.[at]?.message}
                      {...form.register(`variants.${index}.options.${at}`, { onChange })}
                    />
                  ))}
                </div>
                <FieldNote
                  id={`${note}-${index}`}
                  error={
                    wrong?.productCode?.message ?? wrong?.options?.root?.message ?? wrong?.options?.message
                  }
                />
              </li>
            );
          })}
        </ol>
        <FieldNote id={note} error={errors?.root?.message ?? errors?.message} />
        {fields.length < MOST_VARIANTS && (
          <ProductCombobox label="Add a product" placeholder="Search products" value="" onChange={add} />
        )}
      </div>
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </fieldset>
  );
}
