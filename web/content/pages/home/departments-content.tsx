import type { Department } from '../../../texts/navigation.ts';
import { Link } from '../../../ui/link.tsx';
import { Mark } from '../../../ui/mark.tsx';

export default function DepartmentsContent({ of: departments }: { of: readonly Department[] }) {
  return (
    <div className="mx-auto max-w-page px-gutter py-12">
      <h2 id="departments" className="text-heading font-semibold">
        Departments
      </h2>
      <ul className="mt-6 grid grid-cols-3 gap-4 lg:grid-cols-6">
        {departments.map(({ label, to, picture }) => (
          <li key={to}>
            <Link to={to} className="block text-small font-medium hover:underline">
              <Face picture={picture} />
              <span className="mt-2 block wrap-anywhere">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Face({ picture }: Pick<Department, 'picture'>) {
  if (picture)
    return <img src={picture} alt="" width={320} height={400} loading="lazy" className="product-picture" />;
  return (
    <span className="product-picture grid place-items-center">
      <Mark className="size-1/4 text-edge/50" />
    </span>
  );
}
