import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Country, CreateCountry } from '../../../functions/contracts/countries.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { filledResolver } from '../form/resolver.ts';
import { StatusChoice, statusValue, statusWord } from '../form/status-choice.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import { rememberedList } from '../list/list-memory.ts';
import type { Versioned } from '../resource.ts';
import { countries } from './countries.ts';
import { CurrencySuggestions } from './currency-suggestions.tsx';

type Values = z.input<typeof CreateCountry>;

const toValues = ({ countryCode, countryName, denomination, displayStatus }: Country): Values => ({
  countryCode,
  countryName,
  denomination,
  displayStatus: statusValue(displayStatus),
});

const inWords = (values: Values) => ({
  'Country Code': values.countryCode,
  'Country Name': values.countryName,
  Currency: values.denomination,
  'Display Status': statusWord(values.displayStatus),
});

const fresh: Values = {
  countryCode: '',
  countryName: '',
  denomination: '',
  displayStatus: statusValue(true),
};

export function CountryForm({ stored }: { stored?: Versioned<Country> }) {
  const form = useForm({
    resolver: filledResolver(CreateCountry),
    mode: 'onTouched',
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const { errors } = form.formState;
  const { saving, words } = useRecordSaving({ resource: countries, form, stored, toValues });

  return (
    <RecordForm {...{ saving, words, inWords }} onlyValid cancelTo={rememberedList(countries.path)}>
      {stored && <TextInput label="ID" value={stored.entity.countryId} readOnly />}
      <TextInput
        label="Country Code"
        hint="Two or three letters, as in DE"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={3}
        required
        className="max-w-32"
        error={errors.countryCode?.message}
        {...form.register('countryCode')}
      />
      <TextInput
        label="Country Name"
        autoComplete="off"
        required
        error={errors.countryName?.message}
        {...form.register('countryName')}
      />
      <TextInput
        label="Currency"
        hint="A code such as EUR shows prices in that currency; any other text stands after the number"
        list="currencies"
        autoComplete="off"
        spellCheck={false}
        required
        error={errors.denomination?.message}
        {...form.register('denomination')}
      />
      <CurrencySuggestions id="currencies" />
      <StatusChoice error={errors.displayStatus?.message} {...form.register('displayStatus')} />
    </RecordForm>
  );
}
