import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { Neighbours } from '../../../ui/neighbours.tsx';
import { projectStories } from '../../texts/project-stories.ts';
import { type Project, projects, projectWords } from '../../texts/projects.ts';
import { Story } from './story.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { slug = projects[0].slug } = params;
  const index = projects.findIndex(project => project.slug === slug);
  if (index < 0) throw new Response(null, { status: 404 });
  return { index };
}

export function Component() {
  const { index } = useLoaderData<typeof loader>();
  const { origin } = useShop();
  const project = at(index);
  const { description, facts, sections, see } = projectStories[project.slug];
  const steps = [
    { label: 'Home', to: '/' },
    { label: projectWords.title, to: '/projects' },
    { label: project.title },
  ];
  return (
    <article className="mx-auto w-full max-w-page px-gutter pt-8 pb-16">
      <PageMeta
        title={project.title}
        description={description}
        canonical={pathOf(project)}
        image={project.picture.large}
        kind="article"
        about={[breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs items={steps} />
      <h1 className="mt-12 text-display font-semibold sm:mt-16">{project.title}</h1>
      <p className="mt-5 max-w-prose text-title leading-normal font-normal text-muted">{project.line}</p>
      <CoverPicture
        picture={project.picture}
        alt={project.picture.alt}
        sizes={`(min-width: 80rem) 76rem, ${ACROSS_A_PHONE}`}
        first
        className="mt-10 sm:mt-14"
      />
      <Story facts={facts} sections={sections}>
        <ButtonLink to={see.to} variant="primary" className="mt-12">
          {see.label}
        </ButtonLink>
      </Story>
      <div className="mt-20">
        <Neighbours
          label="More projects"
          previous={linkTo(at(index - 1))}
          next={linkTo(at(index + 1))}
          words={projectWords}
        />
      </div>
    </article>
  );
}

/** Wraps around at both ends. */
const at = (index: number) => projects[(index + projects.length) % projects.length] as Project;

const linkTo = (project: Project) => ({ to: pathOf(project), title: project.title });

const pathOf = ({ slug }: Project) => `/projects-details/${slug}`;
