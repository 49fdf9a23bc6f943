import { PageMeta } from '../../page/page-meta.tsx';
import { onlineTexts } from '../../texts/payments.ts';
import { Link } from '../../ui/link.tsx';
import { LeadOn } from '../order/payment/lead-on.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import type { FormAnswer } from './form-answer.ts';

/** The order is placed, and paid at the provider. */
export function PayElsewhere({ at, name, orderNumber, path }: NonNullable<FormAnswer['pay']>) {
  const { opening } = onlineTexts(name);
  return (
    <>
      <PageMeta title={`Order ${orderNumber}`} description={opening} hidden />
      <CheckoutHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter pt-6 pb-20 sm:pt-10">
          <h1 className="text-heading font-semibold">Thank you. Your order is placed.</h1>
          <LeadOn at={at} name={name} />
          <Link to={path} className="text-small text-action underline underline-offset-4">
            {`Order ${orderNumber}`}
          </Link>
        </div>
      </main>
    </>
  );
}
