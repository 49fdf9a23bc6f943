import type { Category } from '../../../../functions/catalog/categories/contract.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { Link } from '../../../ui/link.tsx';
import { Section } from './section.tsx';

const { heading, lead } = homeSections.departments;

type DepartmentsProps = { categories: readonly Pick<Category, 'categoryId' | 'categoryName'>[] };

export function Departments({ categories }: DepartmentsProps) {
  if (categories.length === 0) return null;
  return (
    <Section id="departments" heading={heading} lead={lead} raised>
      <ul className="grid grid-cols-2 gap-x-6 sm:gap-x-10">
        {categories.map(({ categoryId, categoryName }) => (
          <li key={categoryId} className="border-t border-line">
            <Link
              to={`/products-list?category=${categoryId}`}
              className="block py-4 text-title wrap-anywhere transition-colors hover:text-action"
            >
              {categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
