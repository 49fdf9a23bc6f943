import { VisitorInput } from '../../public-forms/visitor-fields.tsx';

/** Where the confirmation of the order goes. */
export const ContactEmail = () => (
  <VisitorInput
    id="billing.email"
    name="billing.email"
    label="E-mail"
    type="email"
    autoComplete="email"
    required
    maxLength={254}
  />
);
