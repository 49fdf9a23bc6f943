import { Form } from 'react-router-dom';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';

type AskEmailProps = { orderNumber: string; asked: string | undefined; busy: boolean };

/** Only who knows the e-mail of an order sees it; that it exists is said to nobody else. */
export function AskEmail({ orderNumber, asked, busy }: AskEmailProps) {
  return (
    <div className="mt-4 max-w-form">
      <p className="text-muted">To see this order, enter the e-mail address that it was placed with.</p>
      {asked && (
        <Alert className="mt-6">
          There is no order {orderNumber} for {asked}. Check both and try again.
        </Alert>
      )}
      <Form className="mt-6 grid gap-5">
        <TextInput
          key={asked}
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={asked}
        />
        <Button type="submit" anytime variant="primary" busy={busy} className="justify-self-start">
          Show the order
        </Button>
      </Form>
    </div>
  );
}
