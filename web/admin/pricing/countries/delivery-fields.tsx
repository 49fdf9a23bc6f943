import type { ComponentProps } from 'react';
import { zoneName } from '../../clock.ts';
import { withoutDecimals } from '../../form/amount-input.ts';
import { NumberInput } from '../../form/number-input.tsx';

type DeliveryFieldsProps = {
  field: (name: 'deliveryDaysFrom' | 'deliveryDaysTo' | 'orderBy') => ComponentProps<typeof NumberInput>;
};

/** How long delivery takes, as product pages and the cart promise it. */
export function DeliveryFields({ field }: DeliveryFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1.5 text-small font-medium">Delivery time</legend>
      <p className="text-small text-muted">
        Shown on product pages and in the cart. Leave it empty to show no delivery time.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberInput
          {...withoutDecimals}
          {...field('deliveryDaysFrom')}
          hint="Working days, Monday to Friday"
          optional
        />
        <NumberInput
          {...withoutDecimals}
          {...field('deliveryDaysTo')}
          hint="At least the fewest days"
          optional
        />
      </div>
      <NumberInput
        {...withoutDecimals}
        {...field('orderBy')}
        hint={`Orders before this hour, 0 to 23, are sent the same working day. Shop time: ${zoneName()}`}
        optional
        className="max-w-32"
      />
    </fieldset>
  );
}
