import { Plus } from 'lucide-react';
import type { PageTexts } from '../../texts/page-texts.ts';
import { Link } from '../../ui/link.tsx';

type Question = PageTexts<'faq'>['entries'][number]['questions'][number];

/** Uses <details>, so it works without JavaScript. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer, link }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex list-none items-start gap-4 rounded-control py-4 font-medium [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <Plus
              size={20}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-prose mb-4 pe-11 text-muted">
            {answer}
            {link.label && link.to && (
              <>
                {' '}
                <Link to={link.to}>{link.label}</Link>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
