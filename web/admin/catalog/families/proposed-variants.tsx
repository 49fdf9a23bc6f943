import { useController, useWatch } from 'react-hook-form';
import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import { combinedIn, type FamilyForm } from './family-values.ts';
import { ProposedVariantRow } from './proposed-variant-row.tsx';

type ProposedVariantsProps = { form: FamilyForm; rows: { id: string }[] };

/** All combinations that are not variants yet, to choose those that become one. */
export function ProposedVariants({ form, rows }: ProposedVariantsProps) {
  const [options, values, variants, proposed, stockFrom] = useWatch({
    control: form.control,
    name: ['options', 'values', 'variants', 'proposed', 'stockFrom'],
  });
  const { tooMany } = combinedIn({ options, values, variants });
  if (rows.length === 0 && tooMany === 0) return null;
  const wanted = proposed.filter(({ isWanted }) => isWanted);
  const total = variants.length + wanted.length;

  function chooseAll(isWanted: boolean) {
    for (const index of rows.keys())
      form.setValue(`proposed.${index}.isWanted`, isWanted, { shouldDirty: true });
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-small font-medium">New variants</legend>
      <p role="status" className="text-small text-muted">
        {tooMany > 0
          ? `These values make ${tooMany} combinations. A family can have at most ${MOST_VARIANTS} variants: enter fewer values.`
          : `${wanted.length} of ${countOf(rows.length)} chosen. The family will have ${total} of at most ${MOST_VARIANTS} variants.`}
      </p>
      {wanted.some(({ isExisting }) => !isExisting) && <CopyFields form={form} />}
      {rows.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => chooseAll(true)}>
            Select all
          </Button>
          <Button size="sm" onClick={() => chooseAll(false)}>
            Select none
          </Button>
        </div>
      )}
      <ol className="grid gap-3 empty:hidden">
        {rows.map(({ id }, index) => {
          const row = proposed[index];
          return (
            row && (
              <li key={id}>
                <ProposedVariantRow {...{ form, index, row }} stockFrom={stockFrom} />
              </li>
            )
          );
        })}
      </ol>
    </fieldset>
  );
}

const countOf = (combinations: number) =>
  combinations === 1 ? '1 new combination' : `${combinations} new combinations`;

/** What new products take from another one. */
function CopyFields({ form }: { form: FamilyForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'copyOf' });
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      <ProductCombobox
        label="Copy from"
        placeholder="Search products"
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.error?.message}
        required
      />
      <p className="text-fine text-muted">
        New products get its description, category, picture, prices and points, in each country where it is
        sold.
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberInput
          label="Change prices by (%)"
          hint="10 makes them a tenth higher, -10 a tenth lower."
          error={form.formState.errors.priceChange?.message}
          {...withoutDecimals}
          {...form.register('priceChange')}
        />
        <Select
          label="Stock in each country"
          error={form.formState.errors.stockFrom?.message}
          {...form.register('stockFrom')}
        >
          <option value="given">Enter it for each</option>
          <option value="copied">As copied</option>
        </Select>
      </div>
    </div>
  );
}
