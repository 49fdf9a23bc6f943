import { Link } from '../../../ui/link.tsx';
import { about } from '../../texts/about.ts';

const { heading, lead, list, team } = about.words;

/** Stands where testimonials would be: a demo shop has no customers to quote. */
export function OwnWords() {
  return (
    <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <h2 className="text-heading font-semibold">{heading}</h2>
        <p className="max-w-prose text-muted">
          {lead} <Link to="/team">{team}</Link>
        </p>
      </div>
      <ul className="mt-12 border-b border-line">
        {list.map(({ role, portrait, words }) => (
          <li key={role} className="border-t border-line py-8 sm:py-10">
            <figure className="grid grid-cols-[4.5rem_1fr] gap-x-6 gap-y-3 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
              <img
                {...portrait}
                alt=""
                loading="lazy"
                sizes="7rem"
                className="row-span-2 w-full rounded-card bg-sunken"
              />
              <blockquote className="max-w-[32em] text-title sm:text-heading">
                <p className="text-balance">{words}</p>
              </blockquote>
              <figcaption className="text-small text-muted">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
