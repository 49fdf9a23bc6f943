import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../page/load-page.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { breadcrumbList } from '../../page/structured-data.ts';
import { useShop } from '../../page/use-shop.ts';
import { privacy } from '../../texts/privacy.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { DeletionRequest } from './deletion-request.tsx';
import { StoredData } from './stored-data.tsx';

const { title, description, heading, lead, sections } = privacy;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('privacy');

export function Component() {
  const note = useLoaderData<typeof loader>()?.note;
  const { origin } = useShop();
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20 sm:pb-28">
      <PageMeta title={title} description={description} about={[breadcrumbList(origin, steps)]} />
      <Breadcrumbs items={steps} />
      <div className="mx-auto mt-10 max-w-prose sm:mt-16">
        <h1 className="text-heading font-semibold">{heading}</h1>
        <p className="mt-5 text-title leading-normal font-normal text-muted">{lead}</p>
        <StoredData />
        {sections.map(section => (
          <section key={section.heading} className="mt-14">
            <h2 className="text-title font-semibold">{section.heading}</h2>
            {section.text.map(paragraph => (
              <p key={paragraph} className="mt-3 text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <DeletionRequest />
        {note && <p className="mt-14 border-t border-line pt-5 text-small text-muted">{note}</p>}
      </div>
    </div>
  );
}
