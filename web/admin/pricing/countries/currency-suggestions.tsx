/** Every ISO 4217 code that this browser knows, with its name. */
export function CurrencySuggestions({ id }: { id: string }) {
  const names = new Intl.DisplayNames(navigator.language, { type: 'currency' });
  return (
    <datalist id={id}>
      {Intl.supportedValuesOf('currency').map(code => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </datalist>
  );
}
