import { VisitorInput } from '../../public-forms/visitor-fields.tsx';

type AddressFieldsProps = { section: 'billing' | 'shipping' };

const pair = 'grid items-start gap-5 sm:grid-cols-2';

/** In the usual order of an address; email and phone only in the billing section. */
export function AddressFields({ section }: AddressFieldsProps) {
  const field = (name: string, label: string, autofill: string) => ({
    name: `${section}.${name}`,
    label,
    autoComplete: `${section} ${autofill}`,
    required: true,
    maxLength: 100,
  });
  return (
    <div className="grid gap-5">
      <div className={pair}>
        <VisitorInput {...field('firstName', 'First name', 'given-name')} />
        <VisitorInput {...field('lastName', 'Last name', 'family-name')} />
      </div>
      <VisitorInput {...field('company', 'Company', 'organization')} required={false} optional />
      <VisitorInput {...field('address', 'Address', 'address-line1')} maxLength={200} />
      <div className={pair}>
        <VisitorInput {...field('city', 'Town / City', 'address-level2')} />
        <VisitorInput {...field('state', 'State / County', 'address-level1')} />
      </div>
      <div className={pair}>
        <VisitorInput
          {...field('postcode', 'Postcode', 'postal-code')}
          maxLength={20}
          autoCapitalize="characters"
        />
      </div>
      {section === 'billing' && (
        <div className={pair}>
          <VisitorInput {...field('email', 'E-mail', 'email')} type="email" maxLength={254} />
          <VisitorInput {...field('phone', 'Phone', 'tel')} type="tel" maxLength={40} />
        </div>
      )}
    </div>
  );
}
