import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const ORDER_NUMBER = /^M[0-9A-HJKMNP-TV-Z]{8}$/;

type OrderSearch = { number: string; email: string; problem: string | undefined };

/** The form submits to this page, which redirects to the order, so it works without JavaScript. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('number');
  const number = (typed ?? '').replace(/\s/g, '').toUpperCase();
  const email = searchParams.get('email')?.trim() ?? '';
  if (ORDER_NUMBER.test(number)) {
    throw redirect(`/order/${number}${email && `?email=${encodeURIComponent(email)}`}`);
  }
  const problem = typed === null ? undefined : 'An order number is M followed by eight letters or digits';
  const search: OrderSearch = { number: typed ?? '', email, problem };
  return problem ? data(search, { status: 404 }) : search;
}

export function Component() {
  const { number, email, problem } = useLoaderData() as OrderSearch;
  const busy = useNavigation().state !== 'idle';
  const isKnown = useSession() !== null;
  const { letters } = useShop();
  return (
    <div className="flex flex-1 items-start justify-center px-gutter py-12 sm:py-20">
      <PageMeta
        title="Find your order"
        description="Check the status of an order with its number and your email address."
        hidden
      />
      <div className="w-full max-w-104">
        <h1 className="text-heading font-semibold">Find your order</h1>
        <p className="mt-3 text-muted">
          The number is on your order confirmation page
          {letters === 'http' && ' and in our emails about the order'}.
        </p>
        <Form action="/order" className="mt-8 grid gap-5">
          <TextInput
            key={`number ${number}`}
            label="Order number"
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="M7K2D9QHX"
            required
            maxLength={30}
            defaultValue={number}
            error={problem}
          />
          <TextInput
            key={`email ${email}`}
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            hint="The one you used to place the order."
          />
          <Button type="submit" variant="primary" busy={busy}>
            Show the order
          </Button>
        </Form>
        <p className="mt-8 border-t border-line pt-6 text-small text-muted">
          {isKnown ? (
            <>
              See all your orders <a href="/account">in your account</a>.
            </>
          ) : (
            <>
              Ordered with an account? <a href="/account">See all your orders</a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
