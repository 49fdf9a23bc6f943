import { useEffect, useRef } from 'react';

/** The field follows the coupon in the URL. Remounting it instead would lose the focus. */
export function useCouponField(coupon: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(coupon);
  useEffect(() => {
    if (shown.current === coupon || !field.current) return;
    shown.current = coupon;
    field.current.value = coupon;
  }, [coupon]);
  return field;
}
