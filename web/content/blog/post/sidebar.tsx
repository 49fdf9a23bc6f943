import type { BlogIndex } from '../../../../functions/content/blog/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { NewsletterForm } from '../../../public-forms/newsletter-form.tsx';
import { blog } from '../../../texts/blog.ts';
import { Link } from '../../../ui/link.tsx';
import { addressOfPost } from '../blog-address.ts';
import { Archives, Categories, FilterSection, Tags } from '../blog-filters.tsx';
import { BlogSearch } from '../blog-search.tsx';
import { FeedLink } from '../feed-link.tsx';
import { PostCover } from '../post-cover.tsx';

export function Sidebar({ index }: { index: BlogIndex }) {
  return (
    <aside
      aria-label="More of the blog"
      className="grid content-start gap-x-10 gap-y-11 sm:max-lg:grid-cols-2"
    >
      <BlogSearch />
      <FilterSection heading={blog.popular}>
        <p className="mt-1.5 text-small text-muted">{blog.popularHint}</p>
        <ul className="mt-4 grid gap-4">
          {index.popular.map(post => (
            <li key={post.slug}>
              <Link to={addressOfPost(post)} className="group grid grid-cols-[6rem_1fr] items-center gap-4">
                <PostCover post={post} alt="" sizes="6rem" />
                <span className="underline-offset-4 group-hover:underline">{post.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </FilterSection>
      <Categories index={index} />
      <Archives index={index} />
      <Tags index={index} />
      {useShop().letters !== 'none' && (
        <FilterSection heading={blog.newsletter}>
          <p className="mt-1.5 mb-4 text-small text-muted">{blog.newsletterHint}</p>
          <NewsletterForm source="blog" label="E-mail" button="Subscribe" />
        </FilterSection>
      )}
      <FeedLink />
    </aside>
  );
}
