import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PRODUCT } from '../../../../functions/catalog/products/record.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { textOf } from '../../form/comma-list.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import type { FamilyForm, FamilyValues } from './family-values.ts';

type RowProps = {
  form: FamilyForm;
  index: number;
  row: FamilyValues['proposed'][number];
  stockFrom: FamilyValues['stockFrom'];
};

const { productName, sku } = PRODUCT.fields;

/** One combination: left out, made as a new product, or given to one that there is. */
export function ProposedVariantRow({ form, index, row, stockFrom }: RowProps) {
  const errors = form.formState.errors.proposed?.[index];
  const name = textOf(row.options);
  const heading = useId();
  const use = (isExisting: boolean) =>
    form.setValue(`proposed.${index}.isExisting`, isExisting, { shouldDirty: true });
  return (
    <fieldset aria-labelledby={heading} className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={
            <span id={heading} className="font-medium wrap-anywhere">
              {name}
            </span>
          }
          error={errors?.isWanted?.message}
          {...form.register(`proposed.${index}.isWanted`)}
        />
        {row.isWanted && (
          <Button variant="plain" size="sm" onClick={() => use(!row.isExisting)}>
            {row.isExisting ? 'Make a new product' : 'Use an existing product'}
          </Button>
        )}
      </div>
      {row.isWanted && row.isExisting && <ExistingProduct {...{ form, index }} />}
      {row.isWanted && !row.isExisting && (
        <div className="grid items-start gap-3 sm:grid-cols-6">
          <div className="sm:col-span-3">
            <TextInput
              label={productName.label}
              maxLength={productName.max}
              autoComplete="off"
              required
              error={errors?.productName?.message}
              {...form.register(`proposed.${index}.productName`)}
            />
          </div>
          <div className={stockFrom === 'given' ? 'sm:col-span-2' : 'sm:col-span-3'}>
            <TextInput
              label={sku.label}
              maxLength={sku.max}
              autoComplete="off"
              optional
              error={errors?.sku?.message}
              {...form.register(`proposed.${index}.sku`)}
            />
          </div>
          {stockFrom === 'given' && (
            <NumberInput
              label="Stock"
              error={errors?.stock?.message}
              {...withoutDecimals}
              {...form.register(`proposed.${index}.stock`)}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

function ExistingProduct({ form, index }: Pick<RowProps, 'form' | 'index'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `proposed.${index}.productCode`,
  });
  return (
    <ProductCombobox
      label="Product"
      placeholder="Search products"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      required
    />
  );
}
