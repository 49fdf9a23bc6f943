import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Country, CreateCountry } from '../../../../functions/pricing/countries/contract.ts';
import { COUNTRY } from '../../../../functions/pricing/countries/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { omitFields } from '../../../../functions/records/record.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { filledResolver } from '../../form/resolver.ts';
import { StatusChoice, statusWord } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { freshTexts, numbersOf, storedTexts } from '../../form/values.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { rememberedList } from '../../list/list-memory.ts';
import type { Versioned } from '../../resource.ts';
import { countries } from './countries.ts';
import { CurrencySuggestions } from './currency-suggestions.tsx';
import { DeliveryFields } from './delivery-fields.tsx';

type Values = z.input<typeof CreateCountry>;

/** Shipping fees are set for all countries together. */
const FIELDS = omitFields(COUNTRY, 'shippingFee');
const LABELS = formLabelsOf(FIELDS);
const NUMBERS = numbersOf(FIELDS);

const fresh: Values = freshTexts(FIELDS);

const toValues = (country: Country): Values => storedTexts(FIELDS, country);

const describeFields = (values: Values) =>
  describeValues(LABELS, values, { displayStatus: statusWord(values.displayStatus) });

export function Form({ stored }: { stored?: Versioned<Country> }) {
  const form = useForm({
    resolver: withNumbers<Values, CreateCountry>(() => NUMBERS, filledResolver(CreateCountry)),
    mode: 'onTouched',
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: countries, form, stored, toValues });

  return (
    <RecordForm {...{ saving, words, describeFields }} onlyValid cancelTo={rememberedList(countries.path)}>
      {stored && <TextInput label="ID" value={stored.entity.countryId} readOnly />}
      <TextInput
        {...field('countryCode')}
        hint="Two or three letters, such as DE"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={3}
        required
        className="max-w-32"
      />
      <TextInput {...field('countryName')} autoComplete="off" required />
      <TextInput
        {...field('denomination')}
        hint="A code such as EUR shows prices in that currency; any other text is shown after the number"
        list="currencies"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <CurrencySuggestions id="currencies" />
      <StatusChoice {...field('displayStatus')} />
      <DeliveryFields field={field} />
    </RecordForm>
  );
}
