import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { timeZones } from '../../../../functions/contracts/time-zones.ts';
import { type Settings, WholeSettings } from '../../../../functions/settings/contract.ts';
import { api } from '../../../api/client.ts';
import { rememberShop } from '../../../api/request-context.ts';
import { updateSettings } from '../../../api/settings.ts';
import { DEFAULTS } from '../../../texts/company.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { isSilentFailure } from '../../is-silent.ts';
import type { Versioned } from '../../resource.ts';
import { rememberShopSettings } from '../../shop-name.ts';
import { SettingsSection } from './settings-section.tsx';
import { describeFields, LABELS, NUMBERS, POSTAGE, toValues } from './shop-values.ts';
import { SocialLinks } from './social-links.tsx';

const words = {
  submit: 'Save Settings',
  busy: 'Saving...',
  failed: 'Error saving settings. Please try again.',
};

export function ShopForm({ stored }: { stored: Versioned<Settings> }) {
  const toast = useToast();
  const form = useForm({
    resolver: withNumbers(() => NUMBERS, zodResolver(WholeSettings)),
    defaultValues: toValues(stored.entity),
  });
  const field = fieldsOf(form, LABELS);
  const shopName = useWatch({ control: form.control, name: 'shopName' });
  const saving = useSaving({
    form,
    stored,
    toValues,
    save: (values, etag) => updateSettings(api, values, etag),
    onSaved: ({ entity }) => {
      // The next shop page in this tab reloads them.
      rememberShop(undefined);
      rememberShopSettings(entity);
      toast({ text: 'Settings saved. Visitors see them now.' });
    },
  });
  /** A text that falls back to the shop's default when emptied. */
  const text = (name: keyof typeof LABELS & string) => ({
    placeholder: name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : undefined,
    autoComplete: 'off',
    ...field(name),
  });

  return (
    <RecordForm {...{ saving, words, describeFields }}>
      <SettingsSection title="Shop" seenAt="/">
        <p className="text-small text-muted">
          Empty fields aren’t shown. If the name or description is empty, the gray text is used.
        </p>
        <TextInput
          hint={
            isSilentFailure()
              ? 'Shown in the header and in page titles.'
              : 'Shown in the header, page titles and emails.'
          }
          {...text('shopName')}
        />
        <TextArea hint="Shown at the bottom of every page." rows={3} {...text('blurb')} />
      </SettingsSection>
      <SettingsSection title="Clock">
        <TextInput
          list="time-zones"
          autoComplete="off"
          spellCheck={false}
          hint="Used for all times that staff see and type, and for the days in reports and filters."
          {...field('timeZone')}
          required
        />
        <datalist id="time-zones">
          {timeZones().map(zone => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </SettingsSection>
      <SettingsSection title="Contact" seenAt="/contact">
        <TextArea hint="One line for each line of the address." rows={4} {...text('address')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput type="email" {...text('email')} />
          <TextInput type="email" {...text('ordersEmail')} />
          <TextInput type="tel" {...text('phone')} />
          <TextInput type="tel" {...text('ordersPhone')} />
        </div>
      </SettingsSection>
      <SettingsSection title="Buying" seenAt="/checkout">
        <TextArea
          hint={`Where customers send bank transfers: account holder, account and bank, one per line. Shown on their order${isSilentFailure() ? '' : ' and in their email'}.`}
          rows={4}
          {...field('bankAccount')}
        />
        <TextArea
          hint="Shown below Place Order and on every confirmation."
          rows={2}
          {...field('checkoutNotice')}
        />
      </SettingsSection>
      <SettingsSection title="Search engines">
        <p className="text-small text-muted">
          Sent with every product to services that compare offers. Without a number of days, returns aren’t
          mentioned.
        </p>
        <TextInput
          autoComplete="off"
          hint="The brand of your products. If empty, the shop name is used."
          placeholder={shopName || DEFAULTS.shopName}
          {...field('brand')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberInput
            {...withoutDecimals}
            hint="How long customers can return an order. 0 means no returns."
            {...field('returnDays')}
          />
          <Select hint="Who pays for returning an order." {...field('returnPostage')}>
            {Object.entries(POSTAGE).map(([payer, said]) => (
              <option key={payer} value={payer}>
                {said}
              </option>
            ))}
          </Select>
        </div>
      </SettingsSection>
      <SettingsSection title="Security">
        <TextInput
          autoComplete="off"
          spellCheck={false}
          hint="An email address or https page for reporting security problems, published in /.well-known/security.txt."
          {...field('securityContact')}
        />
      </SettingsSection>
      <SettingsSection title="Social links" seenAt="/coming-soon">
        <SocialLinks form={form} />
      </SettingsSection>
      <SettingsSection title="Coming soon" seenAt="/coming-soon">
        <TextInput
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          hint="The countdown ends at noon UTC on this day. Without a date, the page says that nothing is planned."
          {...field('openingDay')}
        />
      </SettingsSection>
    </RecordForm>
  );
}
