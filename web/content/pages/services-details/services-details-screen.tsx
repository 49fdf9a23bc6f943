import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readPage } from '../../../api/pages.ts';
import { visitOf } from '../../../api/request-context.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { type Service, servicesPage, serviceWords } from '../../../texts/service-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { QuestionList } from '../question-list.tsx';
import { Costs } from './costs.tsx';
import { Countries } from './countries.tsx';
import { OtherServices } from './other-services.tsx';

/** Without a slug, shows the first service. */
const serviceAt = (services: Service[], slug: string | undefined) =>
  slug === undefined ? services[0] : services.find(service => service.slug === slug);

/** The selected service in full, and the names of the others. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { entries, note } = (await readPage(visitOf(context).api, 'services')) ?? servicesPage;
  const service = serviceAt(entries, params.slug);
  if (!service && params.slug !== undefined) throw new Response(null, { status: 404 });
  return { service, note, all: entries.map(({ slug, name }) => ({ slug, name })) };
}

export function Component() {
  const { origin, countries: sellsTo } = useShop();
  const { service, note, all } = useLoaderData<typeof loader>();
  if (!service) return <NothingYet title={serviceWords.title}>{serviceWords.none}</NothingYet>;
  const { slug, name, lead, description, picture, pictureAlt, steps, costs, countries, questions, next } =
    service;
  const path = `/services-details/${slug}`;
  const breadcrumbs = [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: name }];
  return (
    <>
      <PageMeta
        title={name}
        description={description || lead}
        canonical={path}
        image={picture?.src}
        about={[breadcrumbList(origin, breadcrumbs)]}
      />
      <PageOpening steps={breadcrumbs} heading={name} lead={lead} />
      {picture && (
        <div className="mx-auto mt-12 w-full max-w-page px-gutter sm:mt-16">
          <CoverPicture
            picture={picture}
            alt={pictureAlt}
            sizes={`(min-width: 80rem) 76rem, ${ACROSS_A_PHONE}`}
            first
          />
        </div>
      )}
      <div
        className="mx-auto grid w-full max-w-page mt-14 gap-x-16 gap-y-14 px-gutter pb-20 sm:mt-20 sm:pb-28
          lg:grid-cols-[1fr_22rem]"
      >
        <div className="grid min-w-0 gap-y-14 md:gap-y-20">
          {steps.length > 0 && (
            <Part heading={serviceWords.steps}>
              <NumberedSteps steps={steps} className="sm:grid-cols-2" />
            </Part>
          )}
          {costs.length > 0 && (
            <Part heading={serviceWords.costs}>
              <Costs costs={costs} />
            </Part>
          )}
          {countries && sellsTo.length > 0 && (
            <Part heading={serviceWords.countries}>
              <Countries />
            </Part>
          )}
          {questions.length > 0 && (
            <Part heading={serviceWords.questions}>
              <QuestionList questions={questions} />
            </Part>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {next.label && (
              <ButtonLink to={next.to} variant="primary">
                {next.label}
              </ButtonLink>
            )}
            {note && <p className="max-w-md text-small text-muted">{note}</p>}
          </div>
        </div>
        <OtherServices services={all} than={slug} />
      </div>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-heading font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
