import { homeSections } from '../../content/home-sections.ts';
import { EmailForm } from '../../visitors/email-form.tsx';
import { Section } from './section.tsx';

const { heading, lead, label, button, done } = homeSections.questions;

export function Questions() {
  return (
    <Section id="questions" heading={heading} lead={lead}>
      <EmailForm kind="question" label={label} button={button} done={done} className="max-w-form" />
    </Section>
  );
}
