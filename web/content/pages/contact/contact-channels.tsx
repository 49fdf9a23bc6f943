import type { ReactNode } from 'react';
import { useShop } from '../../../page/use-shop.ts';
import { contact } from '../../../texts/contact.ts';

/** Every other contact channel. */
export function ContactChannels({ note }: { note: string }) {
  const { company } = useShop();
  return (
    <div className="mt-12">
      {company.emails.length > 0 && (
        <Channel heading={contact.write}>
          {company.emails.map(({ of, at }) => (
            <Line key={at} label={contact.emails[of]} to={`mailto:${at}`}>
              {at}
            </Line>
          ))}
        </Channel>
      )}
      {company.phones.length > 0 && (
        <Channel heading={contact.call}>
          {company.phones.map(({ of, at }) => (
            <Line key={at} label={contact.phones[of]} to={`tel:${at.replaceAll(' ', '')}`}>
              {at}
            </Line>
          ))}
        </Channel>
      )}
      {company.address.length > 0 && (
        <Channel heading={contact.visit}>
          <p>
            {company.address.map(line => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </Channel>
      )}
      {note && <p className="border-t border-line pt-5 text-small text-muted">{note}</p>}
    </div>
  );
}

function Channel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[6rem_1fr]">
      <h2 className="text-small leading-loose text-muted">{heading}</h2>
      <address className="not-italic">{children}</address>
    </section>
  );
}

function Line({ label, to, children }: { label: string; to: string; children: string }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6">
      <a
        href={to}
        className="py-0.5 font-medium tabular-nums underline-offset-4 hover:underline pointer-coarse:py-2.5"
      >
        {children}
      </a>
      <span className="text-small text-muted">{label}</span>
    </p>
  );
}
