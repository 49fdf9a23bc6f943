import { requestDeletion } from '../../api/privacy.ts';
import { useShop } from '../../page/use-shop.ts';
import { VisitorEmail } from '../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../public-forms/visitor-form.tsx';
import { privacy } from '../../texts/privacy.ts';
import { Link } from '../../ui/link.tsx';

const { heading, text, button, busy, done, none, rest, contact } = privacy.deletion;

/** Self-service: the link in the email leads to the deletion page. */
export function DeletionRequest() {
  const { letters } = useShop();
  return (
    <section className="mt-14">
      <h2 className="text-title font-semibold">{heading}</h2>
      {letters === 'none' ? (
        <p className="mt-3 text-muted">{none}</p>
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">{text[letters]}</p>
          <VisitorForm send={requestDeletion} button={button} busyLabel={busy} done={done[letters]}>
            <VisitorEmail />
          </VisitorForm>
        </>
      )}
      <p className="mt-6 text-muted">
        {rest} <Link to={contact.to}>{contact.label}</Link>
      </p>
    </section>
  );
}
