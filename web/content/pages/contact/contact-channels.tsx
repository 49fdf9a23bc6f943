import type { ReactNode } from 'react';
import { useShop } from '../../../page/use-shop.ts';
import { contact } from '../../texts/contact.ts';

/** Every other contact channel. */
export function ContactChannels() {
  const { company } = useShop();
  return (
    <address className="mt-12 not-italic">
      <Channel heading={contact.write}>
        {company.emails.map((email, index) => (
          <Line key={email} label={contact.emails[index]} to={`mailto:${email}`}>
            {email}
          </Line>
        ))}
      </Channel>
      <Channel heading={contact.call}>
        {company.phones.map((phone, index) => (
          <Line key={phone} label={contact.phones[index]} to={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </Line>
        ))}
      </Channel>
      <Channel heading={contact.visit}>
        <p>
          {company.address.map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </Channel>
      <p className="border-t border-line pt-5 text-small text-muted">{contact.sample}</p>
    </address>
  );
}

function Channel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[6rem_1fr]">
      <h2 className="text-small leading-loose text-muted">{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

function Line({ label, to, children }: { label: string | undefined; to: string; children: string }) {
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
