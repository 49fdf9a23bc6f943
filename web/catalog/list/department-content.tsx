import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { departmentPath } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

type DepartmentContentProps = { of: Category & { subcategories: Subcategory[] } };

/** What a department is, and its parts. */
export default function DepartmentContent({ of }: DepartmentContentProps) {
  const { categoryDescription, categoryPicture, categoryPictureSrcset, categorySlug, subcategories } = of;
  return (
    <div className="mt-3 flex items-start justify-between gap-6">
      <div className="min-w-0">
        {categoryDescription && <p className="max-w-prose text-muted wrap-anywhere">{categoryDescription}</p>}
        {subcategories.length > 0 && (
          <ul aria-label="Subcategories" className="mt-4 flex flex-wrap gap-2">
            {subcategories.map(({ subcategoryId, subcategoryName }) => (
              <li key={subcategoryId}>
                <Link
                  to={`${departmentPath(categorySlug)}?subcategory=${subcategoryId}`}
                  preventScrollReset
                  className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 text-small wrap-anywhere
                    hover:bg-action-soft pointer-coarse:min-h-11"
                >
                  {subcategoryName}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {categoryPicture && (
        <img
          src={categoryPicture}
          {...(categoryPictureSrcset && { srcSet: categoryPictureSrcset, sizes: '128px' })}
          alt=""
          width={128}
          height={128}
          className="size-32 shrink-0 rounded-card bg-sunken object-cover"
        />
      )}
    </div>
  );
}
