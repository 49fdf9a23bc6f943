import type { Field } from './field.ts';
import type { Fields, JsonRow } from './values.ts';

type Head = {
  table: string;
  /** Its name in the history and in API paths. */
  kind: string;
  one: string;
  many: string;
  /** The field that names a row, if it is not the first line. */
  namedBy?: string;
  /** Fields displayed first: in its history and in the price matrix. */
  readFirst?: readonly string[];
  /**
   * Visitors see it; without this, only staff do. Which cached responses a change of any column expires: all, or those of
   * the blog. In part: db/triggers/catalogue.ts lists its columns.
   */
  shown?: 'shop' | 'posts' | 'in part';
  /** Only admins see who changed it. */
  forAdmins?: true;
  /** Can be imported and exported as CSV by ID; only for records without references, pictures or times that people set. */
  inFiles?: true;
  /** Its rows can't be restored once deleted. */
  isLostWhenDeleted?: true;
  /** One change may write a row twice, so that two rows can swap what must be unique. */
  writtenTwice?: true;
};

type FieldMap = Record<string, Field>;

type JsonName<Name, Its> = Its extends { jsonName: infer Input extends string } ? Input : Name;

type Named<All extends FieldMap> = {
  readonly [Name in keyof All & string]: All[Name] & {
    /** By schema name. */
    name: Name;
    jsonName: JsonName<Name, All[Name]>;
    column: string;
  };
};

export type NamedField = Field & { name: string; jsonName: string; column: string };
export type AnyRecord = Head & { fields: Readonly<Record<string, NamedField>> };

type HasFields = Pick<AnyRecord, 'fields'>;

const columnOf = (name: string) => name.replace(/[A-Z]/g, char => `_${char.toLowerCase()}`);

/** Describes a record: contract, codecs, bulk SQL, CSV, history and screens are derived from its fields, in order. */
export function defineRecord<const Its extends Head, const All extends FieldMap>(
  head: Its & { namedBy?: keyof All & string },
  fields: All,
) {
  const named = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, name, jsonName: field.jsonName ?? name, column: columnOf(name) },
  ]);
  return { ...head, fields: Object.fromEntries(named) as Named<All> };
}

export const fieldsOf = ({ fields }: HasFields): NamedField[] => Object.values(fields);

export const keyFieldsOf = (one: HasFields) => fieldsOf(one).filter(({ kind, key }) => kind === 'id' || key);

/** The field that names a row in its history. */
export const nameFieldOf = (one: AnyRecord): NamedField | undefined =>
  one.namedBy ? one.fields[one.namedBy] : fieldsOf(one).find(({ kind }) => kind === 'line');

/** Fields in requests; pictures are handled separately. */
export const requestFieldsOf = (one: HasFields) =>
  fieldsOf(one).filter(({ kind, generated }) => kind !== 'id' && kind !== 'picture' && !generated);

/** Editable fields without the key. */
export const editableFieldsOf = (one: HasFields) =>
  fieldsOf(one).filter(({ kind, generated, key }) => kind !== 'id' && !generated && !key);

/** The same, in display order. */
export function orderedEditableFields(one: Pick<AnyRecord, 'fields' | 'readFirst'>): NamedField[] {
  const byName = Object.fromEntries(editableFieldsOf(one).map(field => [field.name, field]));
  return Object.values(inOrder(byName, one.readFirst ?? []));
}

/** A record without some fields, for lists that don't load them and forms that don't show them. */
export function omitFields<All extends Fields, Name extends keyof All>(
  { fields }: { fields: All },
  ...names: Name[]
) {
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name as Name));
  return { fields: Object.fromEntries(kept) as Omit<All, Name> };
}

/** Reorders an object, these names first. */
export function inOrder<Shape extends object>(shape: Shape, first: readonly string[]): Shape {
  const named = Object.fromEntries(first.map(name => [name, shape[name as keyof Shape]]));
  return { ...named, ...shape };
}

/** Example row for the API document, from the examples of its fields. */
export function exampleRowOf<All extends Fields>(one: { fields: All }, which = fieldsOf): JsonRow<All> {
  const shown = which(one).filter(({ example }) => example !== undefined);
  return Object.fromEntries(shown.map(({ jsonName, example }) => [jsonName, example])) as JsonRow<All>;
}
