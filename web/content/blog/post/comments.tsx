import { useRevalidator } from 'react-router-dom';
import type { Comment } from '../../../../functions/content/comments/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { blog } from '../../../texts/blog.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Formatted } from '../../../ui/formatted.tsx';

/** Null if they couldn't be loaded. */
export function Comments({ comments }: { comments: readonly Comment[] | null }) {
  const { revalidate, state } = useRevalidator();
  const again = { label: 'Try again', run: () => void revalidate(), busy: state !== 'idle' };
  return (
    <section className="mt-16">
      <h2 className="text-heading font-semibold">{blog.comments}</h2>
      {comments === null ? (
        <Alert tone="notice" action={again} className="mt-5">
          {blog.commentsFailed}
        </Alert>
      ) : comments.length === 0 ? (
        <p className="mt-4 text-muted">{blog.noComments}</p>
      ) : (
        <ol className="mt-6 divide-y divide-line border-y border-line">
          {comments.map(comment => (
            <li key={comment.createdAt + comment.name} className="py-6">
              <Words comment={comment} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Words({ comment: { name, website, comment, createdAt } }: { comment: Comment }) {
  const { locale } = useShop();
  return (
    <article>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">
          {website ? (
            <a href={website} rel="nofollow ugc noopener" className="underline-offset-4 hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        <Formatted
          as="time"
          dateTime={createdAt}
          className="text-small text-muted"
          by={formatDate}
          of={[createdAt, locale]}
        />
      </p>
      <p className="mt-2 leading-relaxed wrap-anywhere whitespace-pre-line">{comment}</p>
    </article>
  );
}
