import type { Category } from '../../../functions/contracts/categories.ts';
import { home } from '../../content/home.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from './section.tsx';

const { heading, lead, emptyTitle, empty } = home.departments;

export function Departments({ categories }: { categories: readonly Category[] }) {
  return (
    <Section id="departments" heading={heading} lead={lead}>
      {categories.length === 0 ? (
        <EmptyState title={emptyTitle}>{empty}</EmptyState>
      ) : (
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {categories.map(category => (
            <li key={category.categoryId} className="border-t border-line py-4 text-title wrap-anywhere">
              {category.categoryName}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
