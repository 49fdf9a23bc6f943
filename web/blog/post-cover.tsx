import clsx from 'clsx';
import type { Post } from '../../functions/contracts/posts.ts';
import { Mark } from '../ui/mark.tsx';

type PostCoverProps = {
  post: Pick<Post, 'picture' | 'pictureSrcset' | 'pictureWidth' | 'pictureHeight'>;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** The first thing to be seen: loaded at once. */
  first?: boolean;
  className?: string;
};

/** The cover of a post; where it has none, the mark on its ground. */
export function PostCover({ post, alt, sizes, first = false, className }: PostCoverProps) {
  const shape = clsx('aspect-[16/10] w-full rounded-card bg-sunken object-cover', className);
  if (!post.picture) {
    return (
      <div className={clsx('grid place-items-center text-edge', shape)}>
        <Mark className="size-1/4" />
      </div>
    );
  }
  return (
    <img
      src={post.picture}
      srcSet={post.pictureSrcset ?? undefined}
      sizes={sizes}
      width={post.pictureWidth ?? undefined}
      height={post.pictureHeight ?? undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={shape}
    />
  );
}
