import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FAR_END, LONGEST_LABEL, MOST_DOTS } from '../../../../functions/contracts/room-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { products } from '../../catalog/products/products.ts';
import { withoutDecimals } from '../../form/amount-input.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RowHead, useRowOrder } from '../../form/row-order.tsx';
import { HELD_LOOK } from '../../form/use-dragging.ts';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import { DotPicture } from './dot-picture.tsx';
import { LABELS, type RoomForm } from './room-values.ts';

const MIDDLE = String(FAR_END / 2);

/** The products of a room, and the parts of a thing: each is placed by its two fields, or by a click on the picture. */
export function DotRows({ form }: { form: RoomForm }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'dots' });
  const [placed, place] = useState(0);
  const opened = useWatch({ control: form.control, name: 'openedPicture' });
  const { dots: errors } = form.formState.errors;
  const order = useRowOrder({
    ...{ move, remove },
    ids: fields.map(({ id }) => id),
    nameOf,
  });
  const note = useId();

  function nameOf(index: number) {
    const { title = '', label = '' } = form.getValues(`dots.${index}`) ?? {};
    return title || label || `place ${index + 1}`;
  }

  function add(code: string, title: string) {
    const productCode = Number(code);
    if (!code || fields.some(row => row.productCode === productCode)) return;
    append({ productCode, title, label: '', x: MIDDLE, y: MIDDLE }, { shouldFocus: false });
    place(fields.length);
  }

  function addPart() {
    const focusName = `dots.${fields.length}.label`;
    append({ productCode: undefined, title: '', label: '', x: MIDDLE, y: MIDDLE }, { focusName });
    place(fields.length);
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-small font-medium">{LABELS.dots}</legend>
      <p className="text-small text-muted">
        Add a product, then click where it stands in the picture, or drag its dot. Or enter its place, from 0
        to {FAR_END}. Shoppers see the products that are sold in their country.{' '}
        {opened && 'Places are those in the opened picture. A part that is not sold has a name alone.'}
      </p>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <DotPicture {...{ form, placed, place }} />
        <div ref={order.list} className="grid content-start gap-4">
          <ol className="grid gap-4 empty:hidden">
            {fields.map(({ id, productCode, title }, index) => (
              <li
                key={id}
                onFocus={() => place(index)}
                className={clsx(
                  'grid gap-3 rounded-control border p-3',
                  index === placed ? 'border-action' : 'border-line',
                  order.isHeld(index) && HELD_LOOK,
                )}
              >
                <RowHead order={order} index={index} name={nameOf(index)}>
                  {index + 1}.{' '}
                  {productCode ? (
                    <Link to={`${products.recordPath}${productCode}`}>{title}</Link>
                  ) : (
                    'Part that is not sold'
                  )}
                </RowHead>
                {!productCode && (
                  <TextInput
                    label="Name"
                    required
                    autoComplete="off"
                    maxLength={LONGEST_LABEL}
                    hint={opened ? undefined : 'Shown only if there is an opened picture.'}
                    error={errors?.[index]?.label?.message}
                    {...form.register(`dots.${index}.label`)}
                  />
                )}
                <div className="grid grid-cols-2 items-start gap-3">
                  {(['x', 'y'] as const).map(axis => (
                    <NumberInput
                      key={axis}
                      label={axis === 'x' ? 'From the left' : 'From the top'}
                      required
                      error={errors?.[index]?.[axis]?.message}
                      {...form.register(`dots.${index}.${axis}`)}
                      {...withoutDecimals}
                    />
                  ))}
                </div>
                <FieldNote id={`${note}-${index}`} error={errors?.[index]?.productCode?.message} />
              </li>
            ))}
          </ol>
          <FieldNote id={note} error={errors?.root?.message ?? errors?.message} />
          {fields.length < MOST_DOTS && (
            <ProductCombobox label="Add a product" placeholder="Search products" value="" onChange={add} />
          )}
          {fields.length < MOST_DOTS && opened && (
            <Button className="justify-self-start" onClick={addPart}>
              <Plus aria-hidden="true" />
              Add a part that is not sold
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </fieldset>
  );
}
