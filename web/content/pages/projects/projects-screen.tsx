import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ACROSS_A_PHONE, CoverPicture } from '../../../ui/cover-picture.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Project, projects, projectWords } from '../../texts/projects.ts';

const { title, description, headline, lead } = projectWords;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export function Component() {
  const { origin } = useShop();
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20 sm:pb-28">
      <PageMeta title={title} description={description} about={[breadcrumbList(origin, steps)]} />
      <Breadcrumbs items={steps} />
      <h1 className="mt-12 max-w-4xl text-display font-semibold sm:mt-20">{headline}</h1>
      <p className="mt-6 max-w-prose text-title leading-normal font-normal text-muted">{lead}</p>
      <ul className="mt-14 grid gap-x-12 gap-y-14 sm:mt-20 md:grid-cols-2 md:gap-y-20">
        {projects.map((project, index) => (
          <li key={project.slug} className="md:even:translate-y-24">
            <Card project={project} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className="hidden h-24 md:block" />
    </div>
  );
}

function Card({ project, first }: { project: Project; first: boolean }) {
  return (
    <article className="group relative">
      <CoverPicture
        picture={project.picture}
        alt=""
        sizes={`(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, ${ACROSS_A_PHONE}`}
        first={first}
      />
      <h2 className="mt-5 text-title font-semibold">
        <Link
          to={`/projects-details/${project.slug}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {project.title}
        </Link>
      </h2>
      <p className="mt-1.5 max-w-md text-body text-muted">{project.line}</p>
    </article>
  );
}
