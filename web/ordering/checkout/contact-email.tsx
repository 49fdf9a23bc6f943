import { VisitorInput } from '../../public-forms/visitor-fields.tsx';
import { useFormAnswer } from './form-answer.ts';

/** Where the confirmation of the order goes. */
export const ContactEmail = () => (
  <VisitorInput
    id="billing.email"
    name="billing.email"
    label="E-mail"
    type="email"
    autoComplete="email"
    required
    defaultValue={useFormAnswer().typed?.['billing.email']}
    maxLength={254}
  />
);
