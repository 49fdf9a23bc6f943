import { NUMERIC } from '../../../functions/records/field.ts';
import { editableFieldsOf, type NamedField } from '../../../functions/records/record.ts';
import type { ByJsonName, Fields, NotInForm } from '../../../functions/records/values.ts';
import type { Numbers } from './with-numbers.ts';

export type Texts<All extends Fields> = { [Wire in keyof ByJsonName<All, NotInForm>]: string };

const textsOf = <All extends Fields>(record: { fields: All }, valueIn: (field: NamedField) => unknown) =>
  Object.fromEntries(
    editableFieldsOf(record).map(field => [field.jsonName, String(valueIn(field) ?? '')]),
  ) as Texts<All>;

/** The number fields of a record. */
export const numbersOf = (record: { fields: Fields }, denomination = ''): Numbers =>
  Object.fromEntries(
    editableFieldsOf(record)
      .filter(({ kind }) => NUMERIC.has(kind))
      .map(({ jsonName, kind }) => [jsonName, kind === 'money' ? denomination : '']),
  );

/** The form values of a stored record. */
export const storedTexts = <All extends Fields>(record: { fields: All }, entity: object) =>
  textsOf(record, ({ jsonName }) => entity[jsonName as keyof typeof entity]);

/** The same for a new row. */
export const freshTexts = <All extends Fields>(record: { fields: All }) =>
  textsOf(record, field => field.default);
