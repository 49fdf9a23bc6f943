import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { timeZones } from '../../../../functions/contracts/time-zones.ts';
import { type Settings, WholeSettings } from '../../../../functions/office/settings/contract.ts';
import { api } from '../../../api/client.ts';
import { rememberShop } from '../../../api/request-context.ts';
import { updateSettings } from '../../../api/settings.ts';
import { DEFAULTS } from '../../../content/texts/company.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { isSilent } from '../../is-silent.ts';
import type { Versioned } from '../../resource.ts';
import { rememberShopSettings } from '../../shop-name.ts';
import { SettingsSection } from './settings-section.tsx';
import { inWords, LABELS, NUMBERS, POSTAGE, toValues } from './shop-values.ts';
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
      // The next page of the shop in this tab loads them again.
      rememberShop(undefined);
      rememberShopSettings(entity);
      toast({ text: 'Settings saved. Visitors see them now.' });
    },
  });
  /** A text that goes back to the shop's own words when it is emptied. */
  const text = (name: keyof typeof LABELS & string) => ({
    placeholder: name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : undefined,
    autoComplete: 'off',
    ...field(name),
  });

  return (
    <RecordForm {...{ saving, words, inWords }}>
      <SettingsSection title="Shop" seenAt="/">
        <p className="text-small text-muted">
          What you leave empty is not shown; name and text of the shop are then the words in grey.
        </p>
        <TextInput
          hint={
            isSilent()
              ? 'In the header, and in the title of every page.'
              : 'In the header, in the title of every page, and in letters.'
          }
          {...text('shopName')}
        />
        <TextArea hint="At the foot of every page." rows={3} {...text('blurb')} />
      </SettingsSection>
      <SettingsSection title="Clock">
        <TextInput
          list="time-zones"
          autoComplete="off"
          spellCheck={false}
          hint="The times that staff see and type, and the days of reports and filters, are those of this place."
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
        <TextArea hint="As on a letter, line by line." rows={4} {...text('address')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput type="email" {...text('email')} />
          <TextInput type="email" {...text('ordersEmail')} />
          <TextInput type="tel" {...text('phone')} />
          <TextInput type="tel" {...text('ordersPhone')} />
        </div>
      </SettingsSection>
      <SettingsSection title="Buying" seenAt="/checkout">
        <TextArea
          hint={`Where whoever pays by bank transfer sends the money: holder, account and bank, line by line. It stands on their order${isSilent() ? '' : ' and in their letter'}.`}
          rows={4}
          {...field('bankAccount')}
        />
        <TextArea
          hint="Stands below Place Order, and on every confirmation."
          rows={2}
          {...field('checkoutNotice')}
        />
      </SettingsSection>
      <SettingsSection title="Search engines">
        <p className="text-small text-muted">
          Told with every product to services that compare offers. Without days, nothing is said about
          returns.
        </p>
        <TextInput
          autoComplete="off"
          hint="Of your products. Empty: the name of the shop."
          placeholder={shopName || DEFAULTS.shopName}
          {...field('brand')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberInput
            {...withoutDecimals}
            hint="How long an order can be sent back. 0: no returns."
            {...field('returnDays')}
          />
          <Select hint="Who pays to send an order back." {...field('returnPostage')}>
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
          hint="An email address or an https page where somebody who finds a security hole can report it: /.well-known/security.txt names it."
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
          hint="The countdown runs to noon of this day in Greenwich. Without a day, the page says that nothing is planned."
          {...field('openingDay')}
        />
      </SettingsSection>
    </RecordForm>
  );
}
