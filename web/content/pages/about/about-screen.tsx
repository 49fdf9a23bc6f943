import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { countOpenCategories } from '../../../api/categories.ts';
import { readPage } from '../../../api/pages.ts';
import { countProducts } from '../../../api/products.ts';
import { visitOf } from '../../../api/request-context.ts';
import { loadOrNull } from '../../../page/load-or-null.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList, organization } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { aboutWords, builtInAbout } from '../../../texts/about.ts';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { paragraphsOf } from '../paragraphs.ts';
import { type Counts, Figures } from './figures.tsx';
import { Newsletter } from './newsletter.tsx';
import { OwnWords } from './own-words.tsx';

const { title, steps } = aboutWords;
const breadcrumbs = [{ label: 'Home', to: '/' }, { label: title }];

/** The page works without its figures. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const count = async (): Promise<Counts> => {
    const [products, categories] = await Promise.all([
      countProducts(visit.api, {}),
      countOpenCategories(visit.api),
    ]);
    return { products, categories };
  };
  const [written, counts] = await Promise.all([readPage(visit.api, 'about'), loadOrNull(visit, count)]);
  return { written, counts };
}

export function Component() {
  const shop = useShop();
  const { origin } = shop;
  const { written, counts } = useLoaderData<typeof loader>();
  const about = written ?? builtInAbout;
  const { description, heading, lead, picture, pictureAlt, statement, text } = about;
  return (
    <>
      <PageMeta
        title={title}
        description={description || lead}
        image={picture?.src}
        about={[breadcrumbList(origin, breadcrumbs), organization(shop)]}
      />
      <PageOpening steps={breadcrumbs} heading={heading || title} lead={lead} />
      {picture && (
        <img
          {...picture}
          alt={pictureAlt}
          sizes="100vw"
          fetchPriority="high"
          className="mt-14 aspect-[16/10] max-h-[46rem] w-full bg-sunken object-cover sm:mt-20 sm:aspect-21/9"
        />
      )}
      <section className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-[7fr_5fr]">
        {statement && <h2 className="text-heading font-semibold">{statement}</h2>}
        <div className="grid gap-4">
          {paragraphsOf(text).map(paragraph => (
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
      <OwnWords {...about} />
      <Newsletter />
    </>
  );
}
