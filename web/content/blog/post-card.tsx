import clsx from 'clsx';
import type { Post } from '../../../functions/content/posts/contract.ts';
import { ACROSS_A_PHONE } from '../../ui/cover-picture.tsx';
import { Link } from '../../ui/link.tsx';
import { addressOfPost } from './blog-address.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';

type PostCardProps = {
  post: Post;
  heading?: 'h2' | 'h3';
  /** Fills a whole row. */
  leads?: boolean;
  /** Above the fold: loaded eagerly. */
  first?: boolean;
};

export function PostCard({ post, heading: Heading = 'h2', leads = false, first = false }: PostCardProps) {
  return (
    <article className={clsx('group relative', leads && 'grid items-center gap-x-12 lg:grid-cols-[7fr_5fr]')}>
      <PostCover
        post={post}
        alt=""
        sizes={
          leads
            ? `(min-width: 64rem) 44rem, ${ACROSS_A_PHONE}`
            : `(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, ${ACROSS_A_PHONE}`
        }
        first={first}
      />
      <div className={clsx('mt-5', leads && 'lg:mt-0')}>
        <PostFacts post={post} />
        <Heading className={clsx('mt-2 font-semibold', leads ? 'text-heading' : 'text-title')}>
          <Link
            to={addressOfPost(post)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 max-w-md text-body text-muted">{post.excerpt}</p>
      </div>
    </article>
  );
}
