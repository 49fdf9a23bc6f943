import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { countOpenCategories } from '../../../api/categories.ts';
import { countProducts } from '../../../api/products.ts';
import { visitOf } from '../../../api/visit.ts';
import { loadOrNull } from '../../../page/load-or-null.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList, organization } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { about } from '../../texts/about.ts';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { type Counts, Figures } from './figures.tsx';
import { Newsletter } from './newsletter.tsx';
import { OwnWords } from './own-words.tsx';

const { title, description, heading, lead, picture, idea, steps } = about;
const breadcrumbs = [{ label: 'Home', to: '/' }, { label: title }];

/** The page works without its figures. */
export function loader({ context }: LoaderFunctionArgs): Promise<Counts | null> {
  const visit = visitOf(context);
  return loadOrNull(visit, async () => {
    const [products, categories] = await Promise.all([
      countProducts(visit.api, {}),
      countOpenCategories(visit.api),
    ]);
    return { products, categories };
  });
}

export function Component() {
  const shop = useShop();
  const { origin } = shop;
  const counts = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        image={picture.src}
        about={[breadcrumbList(origin, breadcrumbs), organization(shop)]}
      />
      <PageOpening steps={breadcrumbs} heading={heading} lead={lead} />
      <img
        {...picture}
        alt={picture.alt}
        sizes="100vw"
        fetchPriority="high"
        className="mt-14 aspect-[16/10] max-h-[46rem] w-full bg-sunken object-cover sm:mt-20 sm:aspect-21/9"
      />
      <section className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-heading font-semibold">{idea.statement}</h2>
        <div className="grid gap-4">
          {idea.text.map(paragraph => (
            <p key={paragraph} className="max-w-prose text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section className="mx-auto w-full max-w-page px-gutter pb-16 sm:pb-24">
        <h2 className="text-title font-semibold">{steps.heading}</h2>
        <NumberedSteps steps={steps.list} className="mt-6 sm:grid-cols-2 lg:grid-cols-4" />
      </section>
      {counts && <Figures {...counts} />}
      <OwnWords />
      <Newsletter />
    </>
  );
}
