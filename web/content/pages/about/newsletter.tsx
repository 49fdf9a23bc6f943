import { Link } from '../../../ui/link.tsx';
import { EmailForm } from '../../public-forms/email-form.tsx';
import { about } from '../../texts/about.ts';

const { heading, lead, label, button, done, privacy } = about.news;

export function Newsletter() {
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-2">
        <div>
          <h2 className="text-heading font-semibold">{heading}</h2>
          <p className="mt-4 max-w-prose text-muted">{lead}</p>
        </div>
        <div>
          <EmailForm source="about" label={label} button={button} done={done} />
          <p className="mt-3 text-fine text-muted">
            <Link to="/privacy">{privacy}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
