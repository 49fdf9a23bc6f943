import { Controller, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type {
  CreateProductPrice,
  ProductPrice,
} from '../../../../functions/pricing/product-prices/contract.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useQuery } from '../../../ui/use-query.ts';
import { fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { useReferences } from '../../references/use-references.ts';
import type { Versioned } from '../../resource.ts';
import { countries } from '../countries/countries.ts';
import { priceResolver } from './price-resolver.ts';
import {
  countryOptions,
  describeFields,
  fresh,
  LABELS,
  nameWithCurrency,
  numbersIn,
  toValues,
  YES_NO,
} from './price-words.ts';
import { ProductCombobox } from './product-combobox.tsx';
import { productPrices } from './product-prices.ts';

type Values = z.input<typeof CreateProductPrice>;

/** Values prefilled by a link. */
const initialFrom = (params: URLSearchParams): Values => ({
  ...fresh,
  ProductCode: numberIn(params.get('product')),
  CountryID: numberIn(params.get('country')),
});

const numberIn = (text: string | null) => (text && /^\d+$/.test(text) ? text : '');

export function Form({ stored }: { stored?: Versioned<ProductPrice> }) {
  const params = useQuery();
  const references = useReferences(countries);
  const currencyOf = (countryId: number | string) => references.find(countryId)?.denomination ?? '';
  const form = useForm({
    resolver: priceResolver(currencyOf),
    mode: 'onTouched',
    defaultValues: stored ? toValues(stored.entity) : initialFrom(params),
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: productPrices, form, stored, toValues });
  const numbers = numbersIn(currencyOf(Number(form.watch('CountryID'))));

  return (
    <RecordForm {...{ saving, words, describeFields }} onlyValid>
      {stored ? (
        <>
          <TextInput
            label="Product"
            value={`${stored.entity.ProductCode} - ${stored.entity.ProductName ?? 'Unknown'}`}
            readOnly
          />
          <TextInput label="Country" value={nameWithCurrency(references, stored.entity.CountryID)} readOnly />
        </>
      ) : (
        <>
          <Controller
            control={form.control}
            name="ProductCode"
            render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
              <ProductCombobox
                label="Product"
                placeholder="Search by name or code"
                inputRef={ref}
                value={String(value)}
                onChange={onChange}
                onBlur={onBlur}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <ReferenceSelect
            label="Country"
            placeholder="Select a country"
            references={references}
            failed={countries.words.failedToList}
            options={countryOptions(references.rows)}
            required
            control={form.control}
            name="CountryID"
          />
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {numbers.map(({ name, ...input }) => (
          <NumberInput key={name} {...input} {...field(name)} />
        ))}
      </div>
      <RadioGroup options={YES_NO} {...field('DisplayAtWebsite')} />
    </RecordForm>
  );
}
