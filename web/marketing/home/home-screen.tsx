import { useLoaderData } from 'react-router-dom';
import { home } from '../../content/home.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import type { homeLoader } from './home-loader.ts';
import { Promises } from './promises.tsx';

export default function HomeScreen() {
  const { categories } = useLoaderData<typeof homeLoader>();
  return (
    <>
      <DocumentTitle bare title={home.title} description={home.description} />
      <Hero />
      <Departments categories={categories} />
      <Promises />
    </>
  );
}
