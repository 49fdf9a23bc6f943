import { askForDeletion } from '../../api/privacy.ts';
import { privacy } from '../../content/privacy.ts';
import { Link } from '../../ui/link.tsx';
import { VisitorEmail } from '../../visitors/visitor-fields.tsx';
import { VisitorForm } from '../../visitors/visitor-form.tsx';

const { heading, text, button, busy, done, rest, contact } = privacy.deletion;

/** Nobody has to be asked: the letter’s link deletes at once. */
export function DeletionRequest() {
  return (
    <section className="mt-14">
      <h2 className="text-title font-semibold">{heading}</h2>
      <p className="mt-3 mb-6 text-muted">{text}</p>
      <VisitorForm send={askForDeletion} button={button} busyLabel={busy} done={done}>
        <VisitorEmail />
      </VisitorForm>
      <p className="mt-6 text-muted">
        {rest} <Link to={contact.to}>{contact.label}</Link>
      </p>
    </section>
  );
}
