import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProductStrip, stripSheet } from '../../ui/product/product-strip.tsx';
import { useProductsByCode } from '../../ui/product/use-products-by-code.ts';
import { useToast } from '../../ui/toast.tsx';
import { clearViewed } from './viewed.ts';

type RecentlyViewedProps = {
  codes: number[];
  /** None of them can be shown. */
  onNone: () => void;
};

function RecentlyViewed({ codes, onNone }: RecentlyViewedProps) {
  const products = useProductsByCode(codes);
  const toast = useToast();
  const isNone = products?.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  });
  if (!products || isNone) return null;
  const clear = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    clearViewed();
    toast({ text: 'Your recently viewed products were cleared.' });
  };
  return (
    <section aria-labelledby="viewed" className="mt-16 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="viewed" className="text-title font-semibold">
          Recently viewed
        </h2>
        <Button variant="quiet" size="sm" aria-label="Clear recently viewed products" onClick={clear}>
          Clear
        </Button>
      </div>
      <ProductStrip products={products} />
    </section>
  );
}

export default { sheet: stripSheet, Part: RecentlyViewed };
