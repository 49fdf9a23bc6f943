import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readPage } from '../../../api/pages.ts';
import { visitOf } from '../../../api/request-context.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { projectWords } from '../../../texts/projects.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { Neighbours } from '../../../ui/neighbours.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { Story } from './story.tsx';

/** The project and its neighbors; the list wraps around. */
export async function loader({ params: { slug }, context }: LoaderFunctionArgs) {
  const projects = (await readPage(visitOf(context).api, 'projects'))?.entries ?? [];
  const index = slug === undefined ? 0 : projects.findIndex(project => project.slug === slug);
  if (index < 0) throw new Response(null, { status: 404 });
  const beside = (step: number) => {
    const other = projects.at((index + step) % projects.length);
    return other && other !== projects[index] ? linkTo(other) : null;
  };
  return { project: projects[index], previous: beside(-1), next: beside(1) };
}

export function Component() {
  const { project, previous, next } = useLoaderData<typeof loader>();
  const { origin } = useShop();
  if (!project) return <NothingYet title={projectWords.title}>{projectWords.none}</NothingYet>;
  const { name, line, description, picture, pictureAlt, facts, sections, next: see } = project;
  const steps = [{ label: 'Home', to: '/' }, { label: projectWords.title, to: '/projects' }, { label: name }];
  return (
    <article className="mx-auto w-full max-w-page px-gutter pt-8 pb-16">
      <PageMeta
        title={name}
        description={description || line}
        canonical={pathOf(project)}
        image={picture?.src}
        kind="article"
        about={[breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs items={steps} />
      <h1 className="mt-12 text-display font-semibold sm:mt-16">{name}</h1>
      <p className="mt-5 max-w-prose text-title leading-normal font-normal text-muted">{line}</p>
      {picture && (
        <CoverPicture
          picture={picture}
          alt={pictureAlt}
          sizes={`(min-width: 80rem) 76rem, ${ACROSS_A_PHONE}`}
          first
          className="mt-10 sm:mt-14"
        />
      )}
      <Story facts={facts} sections={sections}>
        {see.label && (
          <ButtonLink to={see.to} variant="primary" className="mt-12">
            {see.label}
          </ButtonLink>
        )}
      </Story>
      <div className="mt-20">
        <Neighbours label={projectWords.more} previous={previous} next={next} words={projectWords} />
      </div>
    </article>
  );
}

const linkTo = ({ slug, name }: { slug: string; name: string }) => ({ to: pathOf({ slug }), title: name });

const pathOf = ({ slug }: { slug: string }) => `/projects-details/${slug}`;
