import { sendQuestion } from '../../../api/messages.ts';
import { EmailField } from '../../../public-forms/email-field.tsx';
import { VisitorTextArea } from '../../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../../public-forms/visitor-form.tsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, more, label, question, button, done } = homeSections.questions;

export function Questions() {
  return (
    <Section id="questions" heading={heading} lead={lead} more={{ label: more, to: '/faq' }} quiet>
      <VisitorForm send={sendQuestion} done={done} className="grid max-w-form gap-5">
        <VisitorTextArea name="message" label={question} rows={3} required maxLength={10_000} />
        <EmailField label={label} button={button} />
      </VisitorForm>
    </Section>
  );
}
