import clsx from 'clsx';
import type { Cover } from '../content/cover.ts';

/** Nearly as wide as the window of a phone: the smaller file is sharp enough there, and a third of the bytes. */
export const ACROSS_A_PHONE = '88vw';

type CoverPictureProps = {
  picture: Cover;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** The first thing to be seen: loaded at once. */
  first?: boolean;
  className?: string;
};

export function CoverPicture({ picture, alt, sizes, first = false, className }: CoverPictureProps) {
  const { large, small } = picture;
  return (
    <img
      src={large}
      srcSet={`${small} 640w, ${large} 1280w`}
      sizes={sizes}
      width={1280}
      height={800}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={clsx('aspect-[16/10] w-full rounded-card bg-sunken object-cover', className)}
    />
  );
}
