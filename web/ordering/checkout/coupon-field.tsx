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
  const field = useCouponField(coupon);
  const note = result ? 'coupon-note' : undefined;
  const isRefused = result?.accepted === false;
  return (
    <Folded summary="Have a code?" open={result !== null}>
      <div className="grid gap-1.5">
        <label htmlFor="coupon" className="text-small font-medium">
          Coupon
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
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
          <Button type="submit" form={FORM} className="shrink-0">
            Apply Coupon
          </Button>
        </div>
        {result && (
          <FieldNote id={note} {...(isRefused ? { error: result.message } : { hint: result.message })} />
        )}
      </div>
    </Folded>
  );
}
