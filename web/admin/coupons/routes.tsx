import type { RouteObject } from 'react-router-dom';
import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { coupons } from './coupons.ts';

export const couponRoutes: RouteObject[] = [
  { path: 'coupons', element: <CouponList /> },
  {
    path: 'coupons/create',
    element: (
      <CreateScreen resource={coupons}>
        <CouponForm />
      </CreateScreen>
    ),
  },
  {
    path: 'coupons/edit/:id',
    element: <EditScreen resource={coupons}>{stored => <CouponForm stored={stored} />}</EditScreen>,
  },
];
