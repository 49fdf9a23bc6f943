import { requestDeletion } from '../../api/privacy.ts';
import { VisitorEmail } from '../../content/public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../content/public-forms/visitor-form.tsx';
import { privacy } from '../../content/texts/privacy.ts';
import { Link } from '../../ui/link.tsx';

const { heading, text, button, busy, done, rest, contact } = privacy.deletion;

/** Self-service: the link in the e-mail deletes right away. */
export function DeletionRequest() {
  return (
    <section className="mt-14">
      <h2 className="text-title font-semibold">{heading}</h2>
      <p className="mt-3 mb-6 text-muted">{text}</p>
      <VisitorForm send={requestDeletion} button={button} busyLabel={busy} done={done}>
        <VisitorEmail />
      </VisitorForm>
      <p className="mt-6 text-muted">
        {rest} <Link to={contact.to}>{contact.label}</Link>
      </p>
    </section>
  );
}
