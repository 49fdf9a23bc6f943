import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { builtInFaq, faqWords } from '../../../texts/faq.ts';
import type { PageTexts } from '../../../texts/page-texts.ts';
import { PageOpening } from '../page-opening.tsx';
import { QuestionList } from '../question-list.tsx';
import { AskForm } from './ask-form.tsx';

const { title } = faqWords;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('faq');

export function Component() {
  const { origin } = useShop();
  const { description, heading, lead, entries } = useLoaderData<typeof loader>() ?? builtInFaq;
  const groups = entries.filter(({ questions }) => questions.length > 0);
  const about = [breadcrumbList(origin, steps), ...(groups.length > 0 ? [faqPage(groups)] : [])];
  return (
    <>
      <PageMeta title={title} description={description || heading} about={about} />
      <PageOpening
        steps={steps}
        heading={heading || title}
        lead={lead || (groups.length ? '' : faqWords.none)}
      />
      <div className="mx-auto grid w-full max-w-page mt-10 gap-x-16 gap-y-12 px-gutter pb-20 sm:mt-16 sm:pb-28 lg:grid-cols-[15rem_1fr]">
        <nav aria-label={faqWords.groups} className="self-start lg:sticky lg:top-36">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:block">
            {groups.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  className="inline-block py-1.5 text-muted hover:text-ink hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-y-14 md:gap-y-20">
          {groups.map(({ name, questions }) => (
            <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-heading`}>
              <h2 id={`${idOf(name)}-heading`} className="mb-6 text-heading font-semibold">
                {name}
              </h2>
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
      </div>
      <AskForm />
    </>
  );
}

const idOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

const faqPage = (groups: PageTexts<'faq'>['entries']) => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});
