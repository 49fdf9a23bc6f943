import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import {
  type OrderSettings,
  WholeOrderSettings,
} from '../../../../functions/ordering/order-settings/contract.ts';
import { api } from '../../../api/client.ts';
import { updateOrderSettings } from '../../../api/settings.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { isSilentFailure } from '../../is-silent.ts';
import type { Versioned } from '../../resource.ts';

type Values = z.input<typeof WholeOrderSettings>;

const words = {
  submit: 'Save Settings',
  busy: 'Saving...',
  failed: 'Error saving settings. Please try again.',
};

const LABELS = {
  newOrdersEmail: 'Send new orders to',
  transferDays: 'Days to pay a transfer',
  unpaidPieces: 'Unpaid items',
  reviewDays: 'Days until reviews are asked for',
};

const NUMBERS = { transferDays: '', unpaidPieces: '', reviewDays: '' };

const toValues = ({ newOrdersEmail, transferDays, unpaidPieces, reviewDays }: OrderSettings): Values => ({
  newOrdersEmail: newOrdersEmail ?? '',
  transferDays: String(transferDays),
  unpaidPieces: String(unpaidPieces),
  reviewDays: String(reviewDays),
});

/** Who is notified of orders, and how long and how much the shop waits for. */
export function OrderSettingsForm({ stored }: { stored: Versioned<OrderSettings> }) {
  const toast = useToast();
  const form = useForm({
    resolver: withNumbers(() => NUMBERS, zodResolver(WholeOrderSettings)),
    defaultValues: toValues(stored.entity),
  });
  const field = fieldsOf(form, LABELS);
  const saving = useSaving({
    form,
    stored,
    toValues,
    save: (values, etag) => updateOrderSettings(api, values, etag),
    onSaved: () => toast({ text: 'Settings saved.' }),
  });
  return (
    <RecordForm {...{ saving, words }} describeFields={values => describeValues(LABELS, values)}>
      <TextInput
        type="email"
        autoComplete="off"
        hint={
          isSilentFailure()
            ? 'The shop has no mail service, so new orders aren’t emailed.'
            : 'Receives an email for each new order. Leave empty to send none.'
        }
        {...field('newOrdersEmail')}
      />
      <NumberInput
        {...withoutDecimals}
        hint="If a bank transfer hasn’t arrived by then, the order is cancelled and its items go back on sale."
        {...field('transferDays')}
        required
      />
      <NumberInput
        {...withoutDecimals}
        hint="How many items can be ordered before anything is paid, so no one can tie up all your stock. Accounts that have paid for an order have no limit."
        {...field('unpaidPieces')}
        required
      />
      <NumberInput
        {...withoutDecimals}
        hint="This many days after delivery, the customer gets one email asking for reviews. 0 sends none."
        {...field('reviewDays')}
        required
      />
    </RecordForm>
  );
}
