import { useForm } from 'react-hook-form';
import type { Coupon, CreateCoupon } from '../../../../functions/pricing/coupons/contract.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { zoneName } from '../../clock.ts';
import { amountIn, withoutDecimals } from '../../form/amount-input.ts';
import { fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { StatusChoice } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { useReferences } from '../../references/use-references.ts';
import type { Versioned } from '../../resource.ts';
import { countries } from '../countries/countries.ts';
import {
  type CouponValues,
  couponResolver,
  describeFields,
  FRESH,
  LABELS,
  SAVINGS,
  toValues,
} from './coupon-values.ts';
import { usesOf } from './coupon-words.ts';
import { coupons } from './coupons.ts';

export function Form({ stored }: { stored?: Versioned<Coupon> }) {
  const form = useForm<CouponValues, unknown, CreateCoupon>({
    resolver: couponResolver,
    defaultValues: stored ? toValues(stored.entity) : FRESH,
    context: stored?.entity,
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: coupons, form, stored, toValues });
  const references = useReferences(countries);
  const kept = stored?.entity.denomination ?? '';
  const isAmount = form.watch('saving') === 'amount';
  const time = {
    type: 'datetime-local',
    hint: `Shop time: ${zoneName()}`,
    optional: true,
  } as const;

  return (
    <RecordForm {...{ saving, words, describeFields }}>
      {stored && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput label="ID" value={stored.entity.couponId} readOnly />
          <TextInput label="Uses" value={usesOf(stored.entity)} readOnly />
        </div>
      )}
      <TextInput
        {...field('couponCode')}
        hint="What customers enter: letters, digits, - and _. Case doesn’t matter"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        required
      />
      <RadioGroup options={SAVINGS} {...field('saving')} />
      <div className="grid gap-5 sm:grid-cols-2">
        {isAmount ? (
          <>
            <NumberInput
              key="amount"
              {...field('amount')}
              hint="Never more than the subtotal"
              {...amountIn(form.watch('denomination'))}
              required
            />
            <ReferenceSelect
              label={LABELS.denomination}
              placeholder="Select a currency"
              references={references}
              failed={countries.words.failedToList}
              options={currenciesOf([...(references.rows ?? []).map(row => row.denomination), kept])}
              required
              control={form.control}
              name="denomination"
            />
          </>
        ) : (
          <NumberInput
            key="percentage"
            {...field('percentage')}
            hint="Of the subtotal, without shipping"
            required
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field('validFrom')} {...time} />
        <TextInput {...field('validUntil')} {...time} />
      </div>
      <NumberInput
        {...withoutDecimals}
        {...field('mostUses')}
        hint="How many orders can use it in total; empty means no limit"
        optional
      />
      <StatusChoice {...field('displayStatus')} />
    </RecordForm>
  );
}

const currenciesOf = (names: string[]) =>
  [...new Set(names)]
    .filter(Boolean)
    .sort()
    .map(name => ({ value: name, label: name }));
