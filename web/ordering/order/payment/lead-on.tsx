import { onlineTexts } from '../../../texts/payments.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** Leads on to the provider by itself. A redirect would not: pages may send forms only to this shop. */
export function LeadOn({ at, name }: { at: string; name: string }) {
  const { pay, opening } = onlineTexts(name);
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${at}`} />
      <p>{opening}</p>
      <ButtonLink to={at} variant="primary">
        {pay}
      </ButtonLink>
    </>
  );
}
