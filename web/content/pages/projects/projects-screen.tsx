import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import type { PageTexts } from '../../../texts/page-texts.ts';
import { projectWords } from '../../../texts/projects.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { Link } from '../../../ui/link.tsx';
import { NothingYet } from '../nothing-yet.tsx';

const { title, none } = projectWords;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('projects');

export function Component() {
  const { origin } = useShop();
  const page = useLoaderData<typeof loader>();
  if (!page || page.entries.length === 0) return <NothingYet title={title}>{none}</NothingYet>;
  const { description, heading, lead, entries } = page;
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20 sm:pb-28">
      <PageMeta title={title} description={description || lead} about={[breadcrumbList(origin, steps)]} />
      <Breadcrumbs items={steps} />
      <h1 className="mt-12 max-w-4xl text-display font-semibold sm:mt-20">{heading || title}</h1>
      <p className="mt-6 max-w-prose text-title leading-normal font-normal text-muted">{lead}</p>
      <ul className="mt-14 grid gap-x-12 gap-y-14 sm:mt-20 md:grid-cols-2 md:gap-y-20">
        {entries.map((project, index) => (
          <li key={project.slug} className="md:even:translate-y-24">
            <Card project={project} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className="hidden h-24 md:block" />
    </div>
  );
}

type Project = PageTexts<'projects'>['entries'][number];

function Card({ project, first }: { project: Project; first: boolean }) {
  return (
    <article className="group relative">
      {project.picture && (
        <CoverPicture
          picture={project.picture}
          alt=""
          sizes={`(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, ${ACROSS_A_PHONE}`}
          first={first}
        />
      )}
      <h2 className="mt-5 text-title font-semibold">
        <Link
          to={`/projects-details/${project.slug}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {project.name}
        </Link>
      </h2>
      <p className="mt-1.5 max-w-md text-body text-muted">{project.line}</p>
    </article>
  );
}
