import clsx from 'clsx';
import type { Post } from '../../../functions/content/posts/contract.ts';
import { Mark } from '../../ui/mark.tsx';

type PostCoverProps = {
  post: Pick<Post, 'picture' | 'pictureSrcset' | 'pictureWidth' | 'pictureHeight'>;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  first?: boolean;
  className?: string;
};

/** Falls back to the shop's mark. */
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
