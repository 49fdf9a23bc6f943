import type { Ref } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { Button } from '../../ui/button.tsx';
import { controlBox, FieldNote } from '../../ui/field.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Form } from '../../ui/form.tsx';
import { useCouponField } from '../cart/use-coupon-field.ts';

const FORM = 'coupon-form';

/** The coupon has its own form. Forms cannot be nested, so it is next to the order's form. */
export const CouponForm = () => <Form id={FORM} action="/checkout" replace preventScrollReset />;

type CouponFieldProps = { coupon: string; result: Quote['coupon'] };

export function CouponField({ coupon, result }: CouponFieldProps) {
  const ref = useCouponField(coupon);
  const field = { coupon, result };
  return (
    <Folded summary="Have a code?" open={result !== null}>
      <div className="noscript:hidden">
        <Field {...field} id="coupon" ref={ref} form={FORM} />
      </div>
      {/* Sent with the order's form, which shows again what was typed. */}
      <noscript className="noscript:contents">
        <Field {...field} id="coupon-sent" step="coupon" />
      </noscript>
    </Folded>
  );
}

type OneFieldProps = CouponFieldProps & {
  id: string;
  ref?: Ref<HTMLInputElement>;
  form?: string;
  step?: string;
};

function Field({ id, ref, form, step, coupon, result }: OneFieldProps) {
  const note = result ? `${id}-note` : undefined;
  const isRefused = result?.accepted === false;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        Coupon
      </label>
      <div className="flex gap-2">
        <input
          ref={ref}
          id={id}
          name="coupon"
          form={form}
          defaultValue={coupon}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={note}
          aria-invalid={isRefused || undefined}
          className={`${controlBox} h-(--control)`}
        />
        <Button type="submit" form={form} {...(step && { name: 'step', value: step })} className="shrink-0">
          Apply Coupon
        </Button>
      </div>
      {result && (
        <FieldNote id={note} {...(isRefused ? { error: result.message } : { hint: result.message })} />
      )}
    </div>
  );
}
