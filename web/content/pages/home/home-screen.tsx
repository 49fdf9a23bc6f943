import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../../page/page-meta.tsx';
import { organization, website } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { home } from '../../../texts/home.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { LowerHalfLater, loadLowerHalf } from './lower-half-later.tsx';
import { Slideshow } from './slideshow.tsx';

/** With the lower half, which most of it is for. */
export const loader = async (asked: LoaderFunctionArgs) => (await loadLowerHalf()).loadHome(asked);

export function Component() {
  const data: HomeData = useLoaderData();
  const { slides, written } = data;
  const shop = useShop();
  return (
    <>
      <PageMeta
        title={home.title}
        description={written?.description || home.description}
        image={slides[0]?.imageUrl}
        about={[organization(shop), website(shop)]}
      />
      {slides.length > 0 ? <Slideshow slides={slides} /> : <Hero written={written} alone />}
      <LowerHalfLater {...data} departments={shop.departments} />
    </>
  );
}
