import clsx from 'clsx';
import type { Picture } from '../texts/page-texts.ts';

/** Slightly less than a phone's width: the smaller file is sharp enough there, at a third of the size. */
export const ACROSS_A_PHONE = '88vw';

type CoverPictureProps = {
  picture: Picture;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  first?: boolean;
  className?: string;
};

export function CoverPicture({ picture, alt, sizes, first = false, className }: CoverPictureProps) {
  return (
    <img
      {...picture}
      sizes={sizes}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={clsx('aspect-[16/10] w-full rounded-card bg-sunken object-cover', className)}
    />
  );
}
