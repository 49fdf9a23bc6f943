import { RETURN_PARAMETERS } from '../../../functions/contracts/payment-methods.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useQuery } from '../../ui/use-query.ts';

type EmailPromptProps = { orderNumber: string; enteredEmail: string | undefined; busy: boolean };

/** A guest's order is shown only with its email address; a wrong one does not reveal that the order exists. */
export function EmailPrompt({ orderNumber, enteredEmail, busy }: EmailPromptProps) {
  const params = useQuery();
  return (
    <div className="mt-4 max-w-form">
      <p className="text-muted">To see this order, enter the email address you used to place it.</p>
      {enteredEmail && (
        <Alert className="mt-6">
          {`There is no order ${orderNumber} for ${enteredEmail}. Check both and try again.`}
        </Alert>
      )}
      <Form className="mt-6 grid gap-5">
        {/* What the payment provider has added to the address. */}
        {RETURN_PARAMETERS.filter(name => params.has(name)).map(name => (
          <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />
        ))}
        <TextInput
          key={enteredEmail}
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={enteredEmail}
        />
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          Show the order
        </Button>
      </Form>
    </div>
  );
}
