import { EmailForm } from '../../public-forms/email-form.tsx';
import { homeSections } from '../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, more, label, button, done } = homeSections.questions;

export function Questions() {
  return (
    <Section id="questions" heading={heading} lead={lead} more={{ label: more, to: '/faq' }}>
      <EmailForm kind="question" label={label} button={button} done={done} className="max-w-form" />
    </Section>
  );
}
