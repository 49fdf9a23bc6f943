import type { Post } from '../../content/posts.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { breadcrumbList, organization } from '../../shell/structured-data.ts';
import { useShop } from '../../shell/use-shop.ts';
import { addressOfPost } from '../blog-address.ts';

type PostMetaProps = { post: Post; steps: { label: string; to?: string }[]; origin: string };

export function PostMeta({ post, steps, origin }: PostMetaProps) {
  const shop = useShop();
  const { title, excerpt, date, cover } = post;
  const article = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    image: origin + cover.large,
    mainEntityOfPage: origin + addressOfPost(post),
    author: organization(shop),
    publisher: organization(shop),
  };
  return (
    <PageMeta
      title={title}
      description={excerpt}
      canonical={addressOfPost(post)}
      image={cover.large}
      kind="article"
      about={[article, breadcrumbList(origin, steps)]}
    />
  );
}
