import type { Locator } from '@playwright/test';
import { photo } from '../picture-files.ts';

type Field = {
  index: number;
  /** The same when others appear before it. */
  key: string;
  kind: 'text' | 'number' | 'email' | 'select' | 'combobox' | 'password';
  name: string;
  isEmpty: boolean;
  isRequired: boolean;
};

const FIELDS = 'input, select, textarea';

/** Fields that can be typed into now, but not those that are chosen by a click. */
const fieldsIn = (form: Locator): Promise<Field[]> =>
  form.evaluate((form, selector) => {
    const kindOf = (element: HTMLInputElement) => {
      if (element.matches('[role=combobox]')) return 'combobox';
      if (element.matches('select')) return 'select';
      if (/^(?:decimal|numeric)$/.test(element.inputMode)) return 'number';
      if (element.matches('[type=email], [type=password]')) return element.type as 'email';
      return element.matches('textarea, [type=text], input:not([type])') ? 'text' : undefined;
    };
    return [...form.querySelectorAll<HTMLInputElement>(selector)].flatMap((element, index) => {
      const kind = kindOf(element);
      if (!kind || element.readOnly || element.disabled || !element.checkVisibility()) return [];
      if (element.closest('[aria-hidden=true]')) return [];
      const key = element.name || element.labels?.[0]?.textContent || String(index);
      const { name, required: isRequired } = element;
      return { index, key, kind, name, isEmpty: element.value === '', isRequired };
    });
  }, FIELDS);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let countries = 0;

/** Each code once: a shop has few, and refuses one that is taken. */
function nextCountryCode() {
  const at = countries++;
  return `X${ALPHABET[Math.floor(at / ALPHABET.length)]}${ALPHABET[at % ALPHABET.length]}`;
}

/** Fields with their own rules, by name. */
const BY_NAME: Record<string, (word: string) => string> = {
  countryCode: nextCountryCode,
  denomination: () => 'EUR',
  couponCode: word => word.toUpperCase(),
  barcode: word => withCheckDigit(String(Number.parseInt(word, 16)).padStart(12, '0')),
};

/** An EAN-13 from its first twelve digits. */
const withCheckDigit = (digits: string) => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const valueFor = ({ name, kind }: Field, word: string): string => {
  const own = BY_NAME[name];
  if (own) return own(word);
  if (kind === 'email') return `${word}@example.com`;
  if (kind === 'password') return `Long enough ${word}`;
  return kind === 'number' ? numberOf(word) : word;
};

/** Small enough for every field, different from the present value, with cents. */
const numberOf = (word: string) => {
  const number = Number.parseInt(word, 16);
  return `${1 + (number % 9)}.${1 + (Math.floor(number / 9) % 9)}1`;
};
const wholeOf = (text: string) => text.replace(/\..*/, '');

/** The first field without rules that would reject a word. */
function fieldToTypeInto(fields: Field[]): Field | undefined {
  const isFree = ({ kind, name }: Field) => kind === 'text' && !(name in BY_NAME) && name !== 'slug';
  const byKind = (wanted: Field['kind']) => fields.find(({ kind }) => kind === wanted);
  const isNamed = ({ name }: Field) => /username/i.test(name);
  return (
    fields.find(field => isFree(field) && !isNamed(field)) ??
    byKind('text') ??
    byKind('email') ??
    byKind('number') ??
    byKind('password')
  );
}

type Filling = { word: string; isNew: boolean; choose: (combobox: Locator, word: string) => Promise<void> };

/** Fills in what the form needs, and types a unique word into one field, which is returned with it. */
export async function fillIn(form: Locator, { word, isNew, choose }: Filling) {
  const done = new Set<string>();
  const at = (index: number) => form.locator(FIELDS).nth(index);
  const put = async (field: Field) => {
    done.add(field.key);
    const control = at(field.index);
    if (field.kind === 'select') return void (await control.selectOption({ index: 1 }));
    if (field.kind === 'combobox') return await choose(control, word);
    const value = valueFor(field, word);
    const isWhole = field.kind === 'number' && (await control.getAttribute('inputmode')) === 'numeric';
    await control.fill(isWhole ? wholeOf(value) : value);
  };
  const typed = fieldToTypeInto(await fieldsIn(form));
  if (!typed) return undefined;
  // A required picture: fields that are not say so in their label.
  const picture = form.locator('label:not(:has-text("Optional")) + div input[type=file]');
  if (isNew && (await picture.count()) > 0) await picture.setInputFiles(photo());
  for (;;) {
    const next = (await fieldsIn(form)).find(
      field =>
        !done.has(field.key) && field.key !== typed.key && field.isEmpty && (isNew || field.isRequired),
    );
    if (!next) break;
    await put(next);
  }
  const last = (await fieldsIn(form)).find(({ key }) => key === typed.key) ?? typed;
  await put(last);
  const field = at(last.index);
  return { field, text: await field.inputValue() };
}
