import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { PostView } from '../../../../functions/content/posts/contract.ts';
import { ApiProblem } from '../../../api/client.ts';
import { listComments } from '../../../api/comments.ts';
import { readBlog, readPost } from '../../../api/posts.ts';
import { countryOf, type RequestContext, visitOf } from '../../../api/request-context.ts';
import { findRoomOfPost } from '../../../api/rooms.ts';
import { listNamedIn } from '../../../api/suggested-products.ts';
import { useShop } from '../../../page/use-shop.ts';
import { blog } from '../../../texts/blog.ts';
import { Article } from '../../../ui/article.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ACROSS_A_PHONE } from '../../../ui/cover-picture.tsx';
import { Neighbours } from '../../../ui/neighbours.tsx';
import { addressOfPost } from '../blog-address.ts';
import { PostCover } from '../post-cover.tsx';
import { PostFacts } from '../post-facts.tsx';
import { Comments } from './comments.tsx';
import { NamedProducts } from './named-products.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostRoom } from './post-room.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Sidebar } from './sidebar.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { api } = visit;
  const country = await countryOf(visit);
  const around = (slug: string) =>
    Promise.all([
      commentsOn(slug, api),
      country ? listNamedIn(api, slug, country) : [],
      country ? findRoomOfPost(api, slug, country) : null,
    ]);
  const known = params.slug ? around(params.slug).catch(orMissing) : undefined;
  const [post, index] = await Promise.all([
    readPost(api, params.slug).catch(orMissing),
    readBlog(api),
    known,
  ]);
  const [comments, products, room] = await (known ?? around(post.slug));
  return { post, index, comments, products, room };
}

function orMissing(error: unknown): never {
  const isMissing = error instanceof ApiProblem && [400, 404].includes(error.status);
  throw isMissing ? new Response(null, { status: 404 }) : error;
}

/** A post must load even if its comments don't. */
const commentsOn = (slug: string, api: RequestContext['api']) =>
  listComments(api, slug).then(
    ({ rows }) => rows,
    () => null,
  );

export function Component() {
  const { post, index, comments, products, room } = useLoaderData<typeof loader>();
  const { origin } = useShop();
  const steps = [{ label: 'Home', to: '/' }, { label: blog.title, to: '/blog' }, { label: post.title }];
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20">
      <PostMeta post={post} steps={steps} origin={origin} />
      <Breadcrumbs items={steps} />
      <header className="mt-12 max-w-4xl sm:mt-16">
        <PostFacts post={post} />
        <h1 className="mt-4 text-display font-semibold">{post.title}</h1>
        {post.excerpt && (
          <p className="mt-5 max-w-prose text-title leading-normal font-normal text-muted">{post.excerpt}</p>
        )}
      </header>
      {post.picture && (
        <PostCover
          post={post}
          alt={post.pictureAlt}
          sizes={`(min-width: 80rem) 76rem, ${ACROSS_A_PHONE}`}
          first
          className="mt-10 sm:mt-14"
        />
      )}
      <div className="mt-12 grid gap-x-20 gap-y-16 sm:mt-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="w-full max-w-[34rem] lg:mx-auto">
          <Article content={post.content} />
          {room && <PostRoom room={room} />}
          <NamedProducts products={products} />
          <div className="mt-16">
            <Neighbours
              label="More posts"
              previous={linkTo(post.previous)}
              next={linkTo(post.next)}
              words={blog.neighbours}
            />
          </div>
          <Comments comments={comments} />
          <ReplyForm key={post.slug} slug={post.slug} />
        </div>
        <Sidebar index={index} />
      </div>
    </div>
  );
}

const linkTo = (post: PostView['next']) =>
  post ? { to: addressOfPost(post), title: post.title } : undefined;
