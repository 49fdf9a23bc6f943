import type { Post } from '../../../../functions/content/posts/contract.ts';
import { lastChange } from '../../../../functions/contracts/last-change.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList, organization } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { addressOfPost } from '../blog-address.ts';

type PostMetaProps = { post: Post; steps: { label: string; to?: string }[]; origin: string };

export function PostMeta({ post, steps, origin }: PostMetaProps) {
  const shop = useShop();
  const { title, excerpt, picture, category, tags } = post;
  const article = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt || undefined,
    datePublished: post.publishAt ?? undefined,
    dateModified: lastChange(post) ?? undefined,
    ...(picture && { image: new URL(picture, origin || undefined).href }),
    ...(category && { articleSection: category }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    mainEntityOfPage: origin + addressOfPost(post),
    author: organization(shop),
    publisher: organization(shop),
  };
  return (
    <PageMeta
      title={title}
      description={excerpt || title}
      canonical={addressOfPost(post)}
      image={picture}
      kind="article"
      about={[article, breadcrumbList(origin, steps)]}
    />
  );
}
