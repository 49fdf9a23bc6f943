import { homeSections } from '../../content/home-sections.ts';
import { EmailForm } from '../../visitors/email-form.tsx';
import { Section } from './section.tsx';

const { heading, lead, more, label, button, done } = homeSections.questions;

export function Questions() {
  return (
    <Section id="questions" heading={heading} lead={lead} more={{ label: more, to: '/faq' }}>
      <EmailForm kind="question" label={label} button={button} done={done} className="max-w-form" />
    </Section>
  );
}
