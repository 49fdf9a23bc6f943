import { ArrowRight } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { servicesPage, serviceWords } from '../../../texts/service-words.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Link } from '../../../ui/link.tsx';
import { NothingYet } from '../nothing-yet.tsx';

const { title, none, asking, contact, or, faq } = serviceWords;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('services');

export function Component() {
  const { origin } = useShop();
  const { description, heading, lead, entries } = useLoaderData<typeof loader>() ?? servicesPage;
  if (entries.length === 0) return <NothingYet title={title}>{none}</NothingYet>;
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20 sm:pb-28">
      <PageMeta title={title} description={description || lead} about={[breadcrumbList(origin, steps)]} />
      <Breadcrumbs items={steps} />
      <div className="mt-10 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[4fr_8fr]">
        <div className="self-start lg:sticky lg:top-36">
          <h1 className="text-display font-semibold lg:text-heading">{heading || title}</h1>
          <p className="mt-5 max-w-md text-muted">{lead}</p>
          <p className="mt-5 max-w-md text-muted">
            {asking} <Link to="/contact">{contact}</Link> {or} <Link to="/faq">{faq}</Link>.
          </p>
        </div>
        <ol className="border-b border-line">
          {entries.map(({ slug, name, summary }) => (
            <li key={slug} className="border-t border-line">
              <Link
                to={`/services-details/${slug}`}
                className="group flex items-center gap-6 rounded-control py-7"
              >
                <span className="flex-1">
                  <span className="block text-heading font-semibold underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  <span className="mt-2 block max-w-prose text-muted">{summary}</span>
                </span>
                <ArrowRight aria-hidden="true" className="shrink-0 text-muted rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
