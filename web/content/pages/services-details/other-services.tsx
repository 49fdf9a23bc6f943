import { type Service, serviceWords } from '../../../texts/service-words.ts';
import { Link } from '../../../ui/link.tsx';

export function OtherServices({
  services,
  than,
}: {
  services: Pick<Service, 'slug' | 'name'>[];
  than: string;
}) {
  if (services.length < 2) return null;
  return (
    <nav aria-labelledby="other-services" className="self-start lg:sticky lg:top-36">
      <h2 id="other-services" className="text-title font-semibold">
        {serviceWords.others}
      </h2>
      <ul className="mt-4 border-b border-line">
        {services
          .filter(({ slug }) => slug !== than)
          .map(({ slug, name }) => (
            <li key={slug} className="border-t border-line">
              <Link
                to={`/services-details/${slug}`}
                className="block py-3 text-muted hover:text-ink hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
