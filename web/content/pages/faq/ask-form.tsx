import { sendQuestion } from '../../../api/messages.ts';
import { VisitorInput, VisitorTextArea } from '../../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../../public-forms/visitor-form.tsx';
import { faqWords } from '../../../texts/faq.ts';
import { Link } from '../../../ui/link.tsx';

const { heading, lead, button, busy, done, note, privacy } = faqWords;

export function AskForm() {
  return (
    <section aria-labelledby="ask" className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-2">
        <div>
          <h2 id="ask" className="text-heading font-semibold">
            {heading}
          </h2>
          <p className="mt-4 max-w-prose text-muted">{lead}</p>
        </div>
        <VisitorForm
          send={sendQuestion}
          button={button}
          busyLabel={busy}
          done={done}
          note={
            <>
              {note} <Link to="/privacy">{privacy}</Link>
            </>
          }
        >
          <VisitorInput name="name" label="Name" autoComplete="name" required maxLength={100} />
          <VisitorInput name="email" label="E-mail" type="email" autoComplete="email" required />
          <VisitorTextArea name="message" label="Message" rows={6} required maxLength={10000} />
        </VisitorForm>
      </div>
    </section>
  );
}
