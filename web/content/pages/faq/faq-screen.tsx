import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { faq } from '../../texts/faq.ts';
import { PageOpening } from '../page-opening.tsx';
import { QuestionList } from '../question-list.tsx';
import { AskForm } from './ask-form.tsx';

const { title, description, heading, groups } = faq;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export function Component() {
  const { origin } = useShop();
  return (
    <>
      <PageMeta title={title} description={description} about={[breadcrumbList(origin, steps), faqPage]} />
      <PageOpening steps={steps} heading={heading} />
      <div className="mx-auto grid w-full max-w-page mt-10 gap-x-16 gap-y-12 px-gutter pb-20 sm:mt-16 sm:pb-28 lg:grid-cols-[15rem_1fr]">
        <nav aria-label="Groups of questions" className="self-start lg:sticky lg:top-36">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:block">
            {groups.map(({ id, heading: group }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5 text-muted hover:text-ink hover:underline">
                  {group}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-y-14 md:gap-y-20">
          {groups.map(({ id, heading: group, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-32">
              <h2 id={`${id}-heading`} className="mb-6 text-heading font-semibold">
                {group}
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

const faqPage = {
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
};
