import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type ShippingFee, ShownFees } from '../../../../functions/ordering/shipping/contract.ts';
import { ApiProblem, api } from '../../../api/client.ts';
import { updateShippingFees } from '../../../api/settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { controlBox, FieldNote } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { amountText, withDecimals } from '../../form/amount-input.ts';
import { readTyped } from '../../form/read-number.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { withNumbers } from '../../form/with-numbers.ts';

type Values = z.input<typeof ShownFees>;

const words = {
  submit: 'Save Shipping Fees',
  busy: 'Saving...',
  failed: 'Error saving shipping fees. Please try again.',
};

const toValues = (rows: ShippingFee[]): Values => ({
  fees: rows.map(fee => ({ ...fee, shippingFee: amountText(fee.shippingFee, fee.denomination) })),
});

const feesIn = ({ fees }: Values) =>
  Object.fromEntries(fees.map(({ denomination }, index) => [`fees.${index}.shippingFee`, denomination]));

const feeText = (typed: Values['fees'][number]['shippingFee'], denomination: string) => {
  const reading = readTyped(String(typed), denomination);
  return 'number' in reading ? amountText(reading.number, denomination) : String(typed);
};

const describeFields = ({ fees }: Values) =>
  Object.fromEntries(
    fees.map(({ countryName, shippingFee, denomination }) => [
      countryName,
      `${feeText(shippingFee, denomination)} ${denomination}`,
    ]),
  );

/** The fees of all countries, saved all or none. */
export function ShippingForm({ stored }: { stored: ShippingFee[] }) {
  const toast = useToast();
  const form = useForm({
    resolver: withNumbers(feesIn, zodResolver(ShownFees)),
    defaultValues: toValues(stored),
  });
  const { fields } = useFieldArray({ control: form.control, name: 'fees' });
  const save = useFeeSaving((form.formState.defaultValues as Values).fees);
  const saving = useSaving({
    form,
    toValues,
    save,
    onSaved: () => toast({ text: 'Shipping fees saved. They apply to carts now.' }),
  });
  /** Compares only the fees changed here: the others stay as they are. */
  const changedHere = ({ fees }: Values) => {
    const before = form.formState.defaultValues?.fees ?? [];
    const mine = (saving.conflict?.mine.fees ?? []).filter(
      ({ countryId, shippingFee }) =>
        before.find(fee => fee?.countryId === countryId)?.shippingFee !== shippingFee,
    );
    return describeFields({
      fees: fees.filter(fee => mine.some(({ countryId }) => countryId === fee.countryId)),
    });
  };

  return (
    <RecordForm {...{ saving, words }} describeFields={changedHere}>
      <p className="text-small text-muted">
        A flat fee per order, whatever its size. To hide or delete a country, go to Countries.
      </p>
      <table className="w-full text-small">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium">
              Country
            </th>
            <th scope="col" className="w-36 pb-2 text-end font-medium sm:w-44">
              Shipping Fee
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, countryName, countryCode, denomination, displayStatus }, index) => {
            const error = form.formState.errors.fees?.[index]?.shippingFee?.message;
            const note = `${id}-note`;
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2.5 pe-4 text-start font-medium wrap-anywhere">
                  {countryName} <span className="font-normal text-muted">{countryCode}</span>{' '}
                  {!displayStatus && <Badge tone="neutral">Inactive</Badge>}
                </th>
                <td className="py-2 text-end">
                  <span className="flex items-center justify-end gap-2">
                    <span className="text-muted wrap-break-word">{denomination}</span>
                    <input
                      {...form.register(`fees.${index}.shippingFee`)}
                      {...withDecimals}
                      autoComplete="off"
                      aria-label={`Shipping fee for ${countryName} in ${denomination}`}
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error ? note : undefined}
                      className={`${controlBox} h-(--control) max-w-24 shrink-0 text-end tabular-nums`}
                    />
                  </span>
                  <FieldNote id={note} error={error} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </RecordForm>
  );
}

type Fee = Pick<ShippingFee, 'countryId' | 'shippingFee'>;

const areAll = (now: Fee[], sent: Fee[]) =>
  sent.every(({ countryId, shippingFee }) =>
    now.some(fee => fee.countryId === countryId && fee.shippingFee === shippingFee),
  );

/** Sends only fees changed here, each with its last known version, so others' changes stay. */
function useFeeSaving(initial: Values['fees']) {
  const seen = useRef<ShippingFee[]>(undefined);
  return async ({ fees }: z.output<typeof ShownFees>) => {
    const changed = fees.flatMap(({ countryId, shippingFee }) => {
      const before = initial.find(row => row.countryId === countryId);
      const now = (seen.current ?? fees).find(row => row.countryId === countryId);
      if (!now || Number(before?.shippingFee) === shippingFee) return [];
      return [{ countryId, shippingFee, version: now.version }];
    });
    try {
      const entity = await updateShippingFees(api, { fees: changed });
      seen.current = undefined;
      return { entity, etag: '' };
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 412 && error.current) {
        const now = error.current as ShippingFee[];
        // It was saved before, but the answer was lost.
        if (areAll(now, changed)) return { entity: now, etag: '' };
        seen.current = now;
      }
      throw error;
    }
  };
}
