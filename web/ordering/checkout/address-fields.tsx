import { addressFormat, wrongPostcode } from '../../../functions/contracts/address-formats.ts';
import { VisitorInput } from '../../public-forms/visitor-fields.tsx';
import { Folded } from '../../ui/folded.tsx';
import { useFormAnswer } from './form-answer.ts';

type AddressFieldsProps = { section: 'billing' | 'shipping'; countryCode: string };

const pair = 'grid items-start gap-5 sm:grid-cols-2';

/** What an address of this country has, in the usual order; the phone only in the billing section. */
export function AddressFields({ section, countryCode }: AddressFieldsProps) {
  const { postcode, pattern, example, state } = addressFormat(countryCode);
  const { typed = {}, errors = {} } = useFormAnswer();
  const isIn = (name: string) => Boolean(typed[`${section}.${name}`] ?? errors[`${section}.${name}`]);
  const field = (name: string, label: string, autofill: string) => ({
    id: `${section}.${name}`,
    name: `${section}.${name}`,
    label,
    autoComplete: `${section} ${autofill}`,
    defaultValue: typed[`${section}.${name}`],
    required: true,
    maxLength: 100,
  });
  return (
    <div className="grid gap-5">
      <div className={pair}>
        <VisitorInput {...field('firstName', 'First name', 'given-name')} />
        <VisitorInput {...field('lastName', 'Last name', 'family-name')} />
      </div>
      <Folded summary="Add company" open={isIn('company')}>
        <VisitorInput {...field('company', 'Company', 'organization')} required={false} />
      </Folded>
      <div className="grid gap-2">
        <VisitorInput {...field('address', 'Address', 'address-line1')} maxLength={200} />
        <Folded summary="Add apartment, floor or building" open={isIn('address2')}>
          <VisitorInput {...field('address2', 'Address line 2', 'address-line2')} required={false} />
        </Folded>
      </div>
      <div className={postcode === 'required' ? 'grid grid-cols-[2fr_3fr] items-start gap-5' : ''}>
        {postcode === 'required' && (
          <VisitorInput
            {...field('postcode', 'Postcode', 'postal-code')}
            maxLength={20}
            autoCapitalize="characters"
            inputMode={example && /^\d+$/.test(example) ? 'numeric' : 'text'}
            {...(pattern && { pattern: `\\s*(?:${pattern})\\s*` })}
            {...(example && { 'data-mismatch': wrongPostcode(example) })}
          />
        )}
        <VisitorInput {...field('city', 'Town / City', 'address-level2')} />
      </div>
      <div className={pair}>
        {state === 'required' && <VisitorInput {...field('state', 'State / County', 'address-level1')} />}
        {section === 'billing' && (
          <VisitorInput {...field('phone', 'Phone', 'tel')} type="tel" maxLength={40} />
        )}
      </div>
    </div>
  );
}
