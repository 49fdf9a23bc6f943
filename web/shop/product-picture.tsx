import clsx from 'clsx';
import type { Product } from '../../functions/contracts/products.ts';
import { Mark } from '../ui/mark.tsx';

type Pictured = Pick<Product, `productPicture${'' | 'Srcset' | 'Width' | 'Height'}` | 'productName'> & {
  /** What it shows, where somebody said so. */
  productPictureAlt?: string;
};

type ProductPictureProps = {
  product: Pictured;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /** Seen at once: loaded before anything that is not. */
  first?: boolean;
  /** Its name stands beside it. */
  decorative?: boolean;
  className?: string;
};

/** The picture of a product; where there is none, the mark on its ground. */
export function ProductPicture({ product, sizes, first, decorative, className }: ProductPictureProps) {
  const { productName, productPicture, productPictureSrcset, productPictureAlt } = product;
  const frame = clsx('product-picture', className);
  const alt = decorative ? '' : productPictureAlt || productName;
  if (!productPicture) {
    return (
      <div
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={clsx(frame, 'grid place-items-center')}
      >
        <Mark className="size-1/4 text-edge/50" />
      </div>
    );
  }
  return (
    <img
      src={productPicture}
      {...(productPictureSrcset && { srcSet: productPictureSrcset, sizes })}
      width={product.productPictureWidth ?? 960}
      height={product.productPictureHeight ?? 1200}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      className={frame}
    />
  );
}
