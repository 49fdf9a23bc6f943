import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { serviceDetails, serviceWords } from '../../texts/service-details/all.ts';
import { servicePictures } from '../../texts/service-pictures.ts';
import { services } from '../../texts/services.ts';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { QuestionList } from '../question-list.tsx';
import { Costs } from './costs.tsx';
import { Countries } from './countries.tsx';
import { OtherServices } from './other-services.tsx';

/** Without a slug, the first. */
const serviceAt = (slug: string | undefined) =>
  slug === undefined ? services[0] : services.find(service => service.slug === slug);

export function loader({ params }: LoaderFunctionArgs) {
  if (!serviceAt(params.slug)) throw new Response(null, { status: 404 });
  return null;
}

export function Component() {
  const { origin } = useShop();
  const service = serviceAt(useParams().slug);
  if (!service) return null;
  const { slug, name } = service;
  const { lead, description, steps, costs, countries, questions, next } = serviceDetails[slug];
  const picture = servicePictures[slug];
  const path = `/services-details/${slug}`;
  const breadcrumbs = [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: name }];
  return (
    <>
      <PageMeta
        title={name}
        description={description}
        canonical={path}
        image={picture?.large}
        about={[breadcrumbList(origin, breadcrumbs)]}
      />
      <PageOpening steps={breadcrumbs} heading={name} lead={lead} />
      {picture?.large && (
        <div className="mx-auto mt-12 w-full max-w-page px-gutter sm:mt-16">
          <CoverPicture
            picture={picture}
            alt={picture.alt}
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
          <Part heading={serviceWords.steps}>
            <NumberedSteps steps={steps} className="sm:grid-cols-2" />
          </Part>
          <Part heading={serviceWords.costs}>
            <Costs costs={costs} />
          </Part>
          {countries && (
            <Part heading={serviceWords.countries}>
              <Countries />
            </Part>
          )}
          <Part heading={serviceWords.questions}>
            <QuestionList questions={questions} />
          </Part>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={next.to} variant="primary">
              {next.label}
            </ButtonLink>
            <p className="max-w-md text-small text-muted">{serviceWords.demonstration}</p>
          </div>
        </div>
        <OtherServices than={slug} />
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
