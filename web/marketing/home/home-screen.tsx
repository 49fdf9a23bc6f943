import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { listCategories } from '../../api/categories.ts';
import { visitOf } from '../../api/visit.ts';
import { home } from '../../content/home.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';

/** Staff would be told of every category; the home page asks for those that are open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { rows } = await listCategories(visitOf(context).api, { displayStatus: 'true' });
  return { categories: rows };
}

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta bare title={home.title} description={home.description} />
      <Hero />
      <Departments categories={categories} />
      <Promises />
    </>
  );
}
