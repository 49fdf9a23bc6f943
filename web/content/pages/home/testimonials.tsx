import { homeSections } from '../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, list, more } = homeSections.testimonials;

export function Testimonials() {
  return (
    <Section id="testimonials" heading={heading} lead={lead} more={{ label: more, to: '/team' }} raised wide>
      <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {list.map(({ role, portrait, words }) => (
          <li key={role}>
            <figure className="flex h-full flex-col">
              <blockquote className="border-t border-line pt-5 text-title leading-normal font-normal">
                <p>{words}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-6 text-small text-muted">
                <img
                  src={portrait}
                  width={320}
                  height={400}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-14 rounded-full bg-sunken object-cover object-top"
                />
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
