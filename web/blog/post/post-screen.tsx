import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { listComments } from '../../api/comments.ts';
import { type Visit, visitOf } from '../../api/visit.ts';
import { blog } from '../../content/blog.ts';
import { type Post, posts } from '../../content/posts.ts';
import { useShop } from '../../shell/use-shop.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../ui/cover-picture.tsx';
import { Neighbours } from '../../ui/neighbours.tsx';
import { addressOfPost } from '../blog-address.ts';
import { PostFacts } from '../post-facts.tsx';
import { textOf } from '../post-text.ts';
import { Article } from './article.tsx';
import { Comments } from './comments.tsx';
import { PostMeta } from './post-meta.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Sidebar } from './sidebar.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const post = params.slug ? posts.find(({ slug }) => slug === params.slug) : posts[0];
  if (!post) throw new Response(null, { status: 404 });
  const [text, comments] = await Promise.all([textOf(post), commentsOn(post, visitOf(context))]);
  return { slug: post.slug, text, comments };
}

/** An article can be read without what others said of it. */
const commentsOn = ({ slug }: Post, { api }: Visit) =>
  listComments(api, slug).then(
    ({ rows }) => rows,
    () => null,
  );

export function Component() {
  const { slug, text, comments } = useLoaderData<typeof loader>();
  const { origin } = useShop();
  const index = posts.findIndex(post => post.slug === slug);
  const post = posts[index] as Post;
  const steps = [{ label: 'Home', to: '/' }, { label: blog.title, to: '/blog' }, { label: post.title }];
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20">
      <PostMeta post={post} steps={steps} origin={origin} />
      <Breadcrumbs items={steps} />
      <header className="mt-12 max-w-4xl sm:mt-16">
        <PostFacts post={post} />
        <h1 className="mt-4 text-display font-semibold">{post.title}</h1>
        <p className="mt-5 max-w-prose text-title leading-normal font-normal text-muted">{post.excerpt}</p>
      </header>
      <CoverPicture
        picture={post.cover}
        alt={post.cover.alt}
        sizes={`(min-width: 80rem) 76rem, ${ACROSS_A_PHONE}`}
        first
        className="mt-10 sm:mt-14"
      />
      <div className="mt-12 grid gap-x-20 gap-y-16 sm:mt-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="w-full max-w-[34rem] lg:mx-auto">
          <Article text={text} />
          <div className="mt-16">
            <Neighbours
              label="More posts"
              previous={linkTo(posts[index + 1])}
              next={linkTo(posts[index - 1])}
              words={blog.neighbours}
            />
          </div>
          <Comments comments={comments} />
          <ReplyForm key={slug} slug={slug} />
        </div>
        <Sidebar />
      </div>
    </div>
  );
}

const linkTo = (post: Post | undefined) => post && { to: addressOfPost(post), title: post.title };
