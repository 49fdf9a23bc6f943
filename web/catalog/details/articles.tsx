import type { Post } from '../../../functions/content/posts/contract.ts';
import { CoverPicture } from '../../ui/cover-picture.tsx';
import { Link } from '../../ui/link.tsx';

const pictureOf = ({ picture, pictureSrcset, pictureWidth, pictureHeight }: Post) => ({
  src: picture ?? '',
  srcSet: pictureSrcset ?? undefined,
  width: pictureWidth ?? 1600,
  height: pictureHeight ?? 1000,
});

/** The posts that name a product. */
export function Articles({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="mt-16 border-t border-line pt-8">
      <h2 id="articles" className="text-title font-semibold">
        From the blog
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(post => (
          <li key={post.slug}>
            <Link to={`/blog-details/${post.slug}`} className="group flex min-h-11 items-center gap-4">
              {post.picture && (
                <CoverPicture picture={pictureOf(post)} alt="" sizes="6rem" className="max-w-24" />
              )}
              <span className="min-w-0 font-medium wrap-anywhere underline-offset-4 group-hover:underline">
                {post.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
