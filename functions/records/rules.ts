import * as z from 'zod';
import { inOneForm } from '../contracts/currency-names.ts';
import { openApiMeta } from '../contracts/described.ts';
import {
  amount,
  emptyAsNull,
  flag,
  inCapitals,
  line,
  moment,
  optionalProse,
  prose,
  whole,
} from '../contracts/fields.ts';
import { alias } from '../contracts/other-names.ts';
import { type Field, NUMERIC } from './field.ts';
import { fieldsOf, type NamedField, requestFieldsOf } from './record.ts';
import type { ByJsonName, Fields, Hidden, InJson, NotInRequest, RequestValue } from './values.ts';

type Rule<One> = z.ZodType<InJson<One>, RequestValue<One>>;
type Answer<One> = z.ZodType<InJson<One>, InJson<One>>;
type RequestSchema<All extends Fields> = {
  [Name in keyof ByJsonName<All, NotInRequest>]: Rule<ByJsonName<All, NotInRequest>[Name]>;
};
type Shown<All extends Fields> = {
  [Name in keyof ByJsonName<All, Hidden>]: Answer<ByJsonName<All, Hidden>[Name]>;
};
type WithDefaults<All extends Fields, Rules> = {
  [Name in keyof Rules]: Name extends keyof ByJsonName<All, NotInRequest>
    ? ByJsonName<All, NotInRequest>[Name] extends { default: unknown }
      ? z.ZodDefault<Rules[Name] & z.ZodType>
      : Rules[Name]
    : Rules[Name];
};

type Described<All extends Fields> = { fields: All };

/** Validation of a sent value. */
function ruleOf<One extends Field>(field: One): Rule<One> {
  const rule = boundedBy(field);
  const nullable = field.optional && field.kind !== 'prose' ? orNull(field, rule) : rule;
  // The kind determines a rule's input and output; `Rule` expresses this as a type.
  return (field.input ? nullable.register(openApiMeta, field.input) : nullable) as Rule<One>;
}

const orNull = ({ kind }: Field, rule: z.ZodType) =>
  NUMERIC.has(kind) ? emptyAsNull(rule) : rule.nullable();

function boundedBy(field: Field): z.ZodType {
  const { kind, label, min, max, pattern, error, choices = [] } = field;
  if (kind === 'money' || kind === 'decimal') return amountWithin(field);
  if (kind === 'whole') return whole(label, { min, max, error });
  if (kind === 'reference') return whole(label, { min: 1 });
  if (kind === 'flag') return flag(label);
  if (kind === 'moment') return moment(label);
  if (kind === 'prose') return field.optional ? optionalProse(label, { max }) : prose(label, { max });
  if (kind === 'choice') return z.enum(choices, { error: `${label} must be one of ${choices.join(', ')}` });
  const text = formed(field, line(label, { min, max }));
  return pattern ? text.regex(pattern.is, pattern.says) : text;
}

function formed({ capitals, currency }: Field, text: z.ZodString) {
  if (currency) return text.overwrite(inOneForm);
  return capitals ? inCapitals(text) : text;
}

function amountWithin({ label, over, max = Number.POSITIVE_INFINITY, error }: Field) {
  const rule = amount(label);
  return over === undefined ? rule : rule.refine(given => given > over && given <= max, error);
}

/** Rules for all fields of a request; a resource may override the default rules. */
export function rulesOf<All extends Fields, Own extends object = Record<never, never>>(
  record: Described<All>,
  own?: Own,
): Omit<RequestSchema<All>, keyof Own> & Own {
  const rules = requestFieldsOf(record).map(field => [
    field.jsonName,
    own?.[field.jsonName as keyof Own] ?? ruleOf(field),
  ]);
  return Object.fromEntries(rules);
}

/** The same for a new row: optional fields have defaults. */
export function withDefaults<All extends Fields, Rules extends object>(
  record: Described<All>,
  rules: Rules,
): WithDefaults<All, Rules> {
  const defaults = new Map(requestFieldsOf(record).map(field => [field.jsonName, field.default]));
  const filled = Object.entries(rules as Record<string, z.ZodType>).map(([jsonName, rule]) => {
    const value = defaults.get(jsonName);
    return [jsonName, value === undefined ? rule : rule.default(value)];
  });
  return Object.fromEntries(filled);
}

/** Response schema of a row. */
export function responseSchema<All extends Fields>(record: Described<All>): Shown<All> {
  const shown = fieldsOf(record).filter(isShown);
  return Object.fromEntries(shown.map(field => [field.jsonName, answerOf(field)])) as Shown<All>;
}

const isShown = ({ kind, hidden }: NamedField) => kind !== 'picture' && !hidden;

function answerOf(field: NamedField): z.ZodType {
  const { optional, description } = field;
  const plain = plainOf(field);
  const answer = optional ? plain.nullable() : plain;
  return description === undefined ? answer : answer.register(openApiMeta, { description });
}

const DOT = z.object({
  productCode: z.int().optional(),
  label: z.string().optional(),
  x: z.int(),
  y: z.int(),
});

export function plainOf({ kind, choices = [] }: NamedField): z.ZodType {
  if (kind === 'id' || kind === 'reference' || kind === 'whole') return z.int();
  if (kind === 'money' || kind === 'decimal') return z.number();
  if (kind === 'flag') return z.boolean();
  if (kind === 'moment') return z.iso.datetime();
  if (kind === 'choice') return z.enum(choices);
  if (kind === 'references') return z.array(z.int());
  if (kind === 'dots') return z.array(DOT);
  if (kind === 'swatches') return z.record(z.string(), z.string());
  return kind === 'list' ? z.array(z.string()) : z.string();
}

/** Exact filters derived from the fields of a list. */
export const filtersOf = <All extends Fields>(record: Described<All>) =>
  Object.fromEntries(
    fieldsOf(record)
      .filter(({ filtered }) => filtered)
      .map(field => [field.name, ruleOf({ ...field, label: field.history ?? field.label }).optional()]),
  ) as {
    [Name in keyof All as All[Name] extends { filtered: true } ? Name : never]: z.ZodOptional<
      Rule<All[Name]>
    >;
  };

/** An exact filter with its own name, also accepted under its field name. */
export const filterBy = <One extends NamedField>(field: One) =>
  alias(ruleOf(field).optional(), field.jsonName);

type SortOf<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { sorted: true } ? All[Name]['jsonName'] : never;
}[keyof All];

/** Sort fields of a list, these first. */
export function sortsOf<All extends Fields, Own extends string = never>(
  record: Described<All>,
  first: readonly (Own | SortOf<All>)[] = [],
) {
  const sorted = fieldsOf(record).filter(field => field.sorted);
  return [...new Set([...first, ...sorted.map(({ jsonName }) => jsonName)])] as [
    Own | SortOf<All>,
    ...(Own | SortOf<All>)[],
  ];
}
