import { type ReactNode, useId } from 'react';

type SettingsSectionProps = {
  title: string;
  /** The shop page that shows it, if any. */
  seenAt?: string;
  children: ReactNode;
};

export function SettingsSection({ title, seenAt, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 not-first:-mx-5 not-first:border-t not-first:border-line not-first:px-5 not-first:pt-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {seenAt && (
          <a
            href={seenAt}
            target="_blank"
            rel="noopener"
            className="text-small text-action underline-offset-4 hover:underline pointer-coarse:py-2.5"
          >
            View in the shop<span className="sr-only">: {title}, in a new tab</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
