import clsx from 'clsx';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { Mark } from '../mark.tsx';

type PicturedProduct = Pick<
  Product,
  `productPicture${'' | 'Srcset' | 'Width' | 'Height'}` | 'productName'
> & {
  productPictureAlt?: string;
};

type ProductPictureProps = {
  product: PicturedProduct;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  first?: boolean;
  /** The product's name is shown next to it. */
  decorative?: boolean;
  className?: string;
};

/** Falls back to the shop's logo. */
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
