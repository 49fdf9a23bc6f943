import type { ReactNode } from 'react';

type SectionProps = { id: string; heading: string; lead: string; children: ReactNode };

/** One idea: its name and a sentence at the start, the thing itself beside them. */
export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mx-auto grid w-full max-w-page scroll-mt-16 gap-x-12 gap-y-8 px-gutter py-16 sm:py-24
        lg:grid-cols-[4fr_8fr]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id={`${id}-heading`} className="text-heading font-semibold">
          {heading}
        </h2>
        <p className="mt-3 max-w-sm text-body text-muted">{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
