import { Form } from 'react-router-dom';
import type { Quote } from '../../functions/contracts/cart.ts';
import { Button } from '../ui/button.tsx';
import { controlBox, FieldNote } from '../ui/field.tsx';

const FORM = 'coupon-form';

/** The coupon is asked about by itself, in the middle of the form that places the order; this one stands beside it. */
export const CouponForm = () => <Form id={FORM} action="/checkout" replace preventScrollReset />;

type CouponFieldProps = { coupon: string; judged: Quote['coupon'] };

export function CouponField({ coupon, judged }: CouponFieldProps) {
  const note = judged ? 'coupon-note' : undefined;
  const isRefused = judged?.accepted === false;
  return (
    <div className="mb-4 grid gap-1.5">
      <label htmlFor="coupon" className="text-small font-medium">
        Coupon
      </label>
      <div className="flex gap-2">
        <input
          key={coupon}
          id="coupon"
          name="coupon"
          form={FORM}
          defaultValue={coupon}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={note}
          aria-invalid={isRefused || undefined}
          className={`${controlBox} h-(--control)`}
        />
        <Button type="submit" form={FORM} anytime className="shrink-0">
          Apply Coupon
        </Button>
      </div>
      {judged && (
        <FieldNote id={note} {...(isRefused ? { error: judged.message } : { hint: judged.message })} />
      )}
    </div>
  );
}
