import clsx from 'clsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readBlog } from '../../api/posts.ts';
import { visitOf } from '../../api/request-context.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { breadcrumbList } from '../../page/structured-data.ts';
import { useShop } from '../../page/use-shop.ts';
import { blog } from '../../texts/blog.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { addressOf, blogFilterIn, findPosts } from './blog-address.ts';
import { Archives, Tags } from './blog-filters.tsx';
import { BlogSearch } from './blog-search.tsx';
import { CategoryBar } from './category-bar.tsx';
import { FeedLink } from './feed-link.tsx';
import { filterWords } from './filter-words.ts';
import { PostCard } from './post-card.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = blogFilterIn(new URL(request.url).searchParams);
  const { api } = visitOf(context);
  const [found, index] = await Promise.all([findPosts(api, filter), readBlog(api)]);
  return { filter, found, index };
}

const steps = [{ label: 'Home', to: '/' }, { label: blog.title }];

export function Component() {
  const { filter, found, index } = useLoaderData<typeof loader>();
  const { origin, locale } = useShop();
  const words = filterWords(filter, locale);
  const title = [words, found.page > 1 && `Page ${found.page}`, blog.title].filter(Boolean).join(' – ');
  const shown = found.posts;
  const isEmpty = index.total === 0;
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20">
      <PageMeta
        title={title}
        description={blog.description}
        canonical={addressOf({ ...filter, page: found.page })}
        image={shown.find(({ picture }) => picture)?.picture}
        hidden={isEmpty || filter.q !== '' || (words !== '' && found.total === 0)}
        about={[breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs items={steps} />
      <div className="mt-12 grid items-end gap-x-12 gap-y-8 sm:mt-16 lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 className="text-display font-semibold">{blog.headline}</h1>
          <p className="mt-5 max-w-prose text-title leading-normal font-normal text-muted">{blog.lead}</p>
        </div>
        {!isEmpty && <BlogSearch q={filter.q} />}
      </div>
      {!isEmpty && <CategoryBar filter={filter} index={index} />}
      <p role="status" className={words ? 'pt-8 text-title font-semibold' : 'sr-only'}>
        {!isEmpty && `${found.total === 1 ? '1 post' : `${found.total} posts`} ${words}`}
      </p>
      {shown.length === 0 ? (
        <Nothing isEmpty={isEmpty} hint={found.hint} />
      ) : (
        <ul
          className={clsx(
            'grid gap-x-8 gap-y-14 pt-10 pb-16 sm:grid-cols-2 sm:pt-12 lg:gap-y-20',
            shown.length > 3 && 'lg:grid-cols-3',
          )}
        >
          {shown.map((post, at) => {
            const leads = at === 0 && shown.length !== 2;
            return (
              <li key={post.slug} className={leads ? 'sm:col-span-full' : undefined}>
                <PostCard post={post} leads={leads} first={at === 0} />
              </li>
            );
          })}
        </ul>
      )}
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        to={page => addressOf({ ...filter, page })}
        label="Pages of posts"
      />
      {!isEmpty && (
        <div className="mt-16 grid gap-x-12 gap-y-10 border-t border-line pt-12 sm:grid-cols-2">
          <Archives index={index} current={filter.archive} />
          <Tags index={index} current={filter.tag} />
        </div>
      )}
      <FeedLink className="mt-12" />
    </div>
  );
}

/** An empty blog and an empty search result have different texts. */
const Nothing = ({ isEmpty, hint = blog.nothingHint }: { isEmpty: boolean; hint: string | undefined }) =>
  isEmpty ? (
    <EmptyState title={blog.nothingYet}>{blog.nothingYetHint}</EmptyState>
  ) : (
    <EmptyState title={blog.nothing} action={<ButtonLink to="/blog">{blog.all}</ButtonLink>}>
      {hint}
    </EmptyState>
  );
