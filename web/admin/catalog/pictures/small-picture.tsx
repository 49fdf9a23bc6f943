import clsx from 'clsx';
import { Mark } from '../../../ui/mark.tsx';

type SmallPictureProps = {
  src: string | null;
  srcSet: string | null;
  sizes: string;
  /** Omitted when the name is next to it. */
  alt?: string;
  className?: string;
};

/** A list thumbnail, or a placeholder if there is no picture. */
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
