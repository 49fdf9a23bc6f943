import clsx from 'clsx';
import { Mark } from '../../../ui/mark.tsx';

type SmallPictureProps = {
  src: string | null;
  srcSet: string | null;
  sizes: string;
  /** Nothing where its name stands beside it. */
  alt?: string;
  className?: string;
};

/** A picture in a list; where there is none, the mark on its ground. */
export function SmallPicture({ src, srcSet, sizes, alt = '', className }: SmallPictureProps) {
  const frame = clsx('rounded-control border border-line bg-sunken', className);
  if (!src) {
    return (
      <span className={clsx(frame, 'grid place-items-center')}>
        <Mark className="size-1/2 text-edge/50" />
        <span className="sr-only">No picture</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={clsx(frame, 'object-cover')}
    />
  );
}
