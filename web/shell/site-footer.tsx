import { company } from '../content/company.ts';
import { Mark } from '../ui/mark.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-10 px-gutter py-14 text-small sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm">
          <Mark className="size-8 text-action" />
          <p className="mt-4 text-muted">{company.blurb}</p>
        </div>
        <address className="not-italic">
          <h2 className="font-semibold">Visit</h2>
          <p className="mt-3 text-muted">
            {company.address.map(line => (
              <span key={line} className="block py-0.5">
                {line}
              </span>
            ))}
          </p>
        </address>
        <div>
          <h2 className="font-semibold">Write or call</h2>
          <ul className="mt-3 text-muted">
            {company.emails.map(email => (
              <li key={email}>
                <a href={`mailto:${email}`} className={contactLink}>
                  {email}
                </a>
              </li>
            ))}
            {company.phones.map(phone => (
              <li key={phone}>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${contactLink} tabular-nums`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mx-auto max-w-page border-t border-line px-gutter py-5 text-fine text-muted">
        © {company.since} {company.name}
      </p>
    </footer>
  );
}

const contactLink = 'inline-block py-0.5 hover:text-ink hover:underline pointer-coarse:py-2.5';
