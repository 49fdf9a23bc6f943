import type { ShopFacts } from '../api/shop-data.ts';
import { footerColumns } from '../texts/navigation.ts';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';

type FooterContentProps = { of: Omit<ShopFacts, 'countries' | 'departments'> };

export default function FooterContent({ of: { company, hidden, services, year } }: FooterContentProps) {
  return (
    <>
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-gutter py-14 lg:grid-cols-[4fr_8fr]">
        <div>
          <Mark className="size-10 text-action" />
          <p className="mt-4 max-w-sm text-muted">{company.blurb}</p>
          <address className="mt-6 grid max-w-sm gap-x-8 gap-y-3 text-muted not-italic sm:grid-cols-2">
            <p>
              {company.address.map(line => (
                <span key={line} className="block py-1">
                  {line}
                </span>
              ))}
            </p>
            <ul>
              {company.emails.map(({ at }) => (
                <li key={at}>
                  <a href={`mailto:${at}`} className={link}>
                    {at}
                  </a>
                </li>
              ))}
              {company.phones.map(({ at }) => (
                <li key={at}>
                  <a href={`tel:${at.replaceAll(' ', '')}`} className={`${link} tabular-nums`}>
                    {at}
                  </a>
                </li>
              ))}
            </ul>
          </address>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3">
          {footerColumns(services).map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-semibold">{heading}</h2>
              <ul className="mt-3 text-muted">
                {links
                  .filter(({ to }) => !hidden.includes(to))
                  .map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={link}>
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="mx-auto max-w-page border-t border-line px-gutter py-5 text-fine text-muted">
        © {year} {company.name}
      </p>
    </>
  );
}

const link = 'inline-block py-1 hover:text-ink hover:underline pointer-coarse:py-2.5';
