import { useEffect, useState } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useFormStatus } from '../../public-forms/form-status.ts';
import { NOTHING_TO_PAY_WITH, paymentChoices } from '../../texts/payments.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { readDraft } from './draft.ts';
import { useFormAnswer } from './form-answer.ts';

/** Only what this order can be paid with. */
export function PaymentChoice({ offered }: { offered: Quote['payments'] }) {
  const { errors } = useFormStatus();
  const [payment, setPayment] = useState(useFormAnswer().typed?.payment);
  useEffect(() => setPayment(kept => readDraft().payment ?? kept), []);
  if (offered.length === 0) {
    return (
      <Alert tone="notice">
        {NOTHING_TO_PAY_WITH} <Link to="/contact">Contact us</Link>
      </Alert>
    );
  }
  return (
    <RadioGroup
      label="Payment"
      name="payment"
      layout="list"
      className="[&>legend]:mb-3 [&>legend]:text-title [&>legend]:font-semibold"
      options={paymentChoices(offered)}
      value={offered.find(one => one === payment) ?? offered[0] ?? ''}
      onChange={event => setPayment(event.currentTarget.value)}
      error={errors.payment}
    />
  );
}
