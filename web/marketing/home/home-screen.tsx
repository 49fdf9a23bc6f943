import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { listCategories } from '../../api/categories.ts';
import { listActiveSlides } from '../../api/slider.ts';
import { type Visit, visitOf } from '../../api/visit.ts';
import { home } from '../../content/home.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { Slideshow } from './slideshow.tsx';

/** Staff would be told of every category; the home page asks for those that are open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [slides, categories] = await Promise.all([
    slidesFor(visit),
    listCategories(visit.api, { displayStatus: 'true' }),
  ]);
  return { slides, categories: categories.rows };
}

/** The page does well without them; a page that lacks them is not to be kept at the edge. */
const slidesFor = ({ api, onEdge }: Visit) =>
  listActiveSlides(api).catch(problem => {
    if (onEdge) throw problem;
    return [];
  });

export function Component() {
  const { slides, categories } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta bare title={home.title} description={home.description} />
      {slides.length > 0 && <Slideshow slides={slides} />}
      <Hero />
      <Departments categories={categories} />
      <Promises />
    </>
  );
}
