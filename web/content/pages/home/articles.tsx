import { homeSections } from '../../../texts/home-sections.ts';
import { PostCard } from '../../blog/post-card.tsx';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, more } = homeSections.articles;

export function Articles({ articles }: Pick<HomeData, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Section id="articles" heading={heading} more={{ label: more, to: '/blog' }} wide>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
        {articles.map(post => (
          <li key={post.slug}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
