import clsx from 'clsx';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { CreatePost } from '../../../../functions/content/posts/contract.ts';
import { MOST_NAMED } from '../../../../functions/contracts/post-limits.ts';
import { FieldNote } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { products } from '../../catalog/products/products.ts';
import { RowHead, useRowOrder } from '../../form/row-order.tsx';
import { HELD_LOOK } from '../../form/use-dragging.ts';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import { LABELS, type PostValues } from './post-values.ts';

/** The products that a post names, in display order. */
export function ProductRows({ form }: { form: UseFormReturn<PostValues, unknown, CreatePost> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'productCodes' });
  const { productCodes: errors } = form.formState.errors;
  const order = useRowOrder({
    ...{ move, remove },
    ids: fields.map(({ id }) => id),
    nameOf: index => fields[index]?.label ?? '',
  });
  const note = useId();

  function add(code: string, label: string) {
    const productCode = Number(code);
    if (code && !fields.some(row => row.productCode === productCode)) append({ productCode, label });
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-small font-medium">{LABELS.productCodes}</legend>
      <p className="text-small text-muted">
        Shown below the text, with prices and Add To Cart, wherever they are sold. Each product’s page links
        to this post.
      </p>
      <div ref={order.list} className="grid gap-4">
        <ol className="grid divide-y divide-line rounded-control border border-line empty:hidden">
          {fields.map(({ id, productCode, label }, index) => (
            <li key={id} className={clsx('px-3 py-1', order.isHeld(index) && HELD_LOOK)}>
              <RowHead order={order} index={index} name={label}>
                <Link to={`${products.recordPath}${productCode}`}>{label}</Link>
              </RowHead>
              <FieldNote id={`${note}-${index}`} error={errors?.[index]?.message} />
            </li>
          ))}
        </ol>
        <FieldNote id={note} error={errors?.root?.message ?? errors?.message} />
        {fields.length < MOST_NAMED && (
          <ProductCombobox label="Add a product" placeholder="Search products" value="" onChange={add} />
        )}
      </div>
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </fieldset>
  );
}
