import type { Field } from './field.ts';
import type { Answered, Fields } from './values.ts';

type Head = {
  table: string;
  /** What the history and the API's addresses call its rows. */
  kind: string;
  one: string;
  many: string;
  /** The fields that a person reads before the others: in its history, and in the price matrix. */
  readFirst?: readonly string[];
  /** Who changed it, only admins see. */
  forAdmins?: true;
  /** Its rows come and go as CSV files, told by their id; it has no reference, picture or moment that people set. */
  inFiles?: true;
  /** What nobody can give back to a row that is gone. */
  isLostWhenDeleted?: true;
};

type Given = Record<string, Field>;

type Wire<Name, Its> = Its extends { wire: infer Given extends string } ? Given : Name;

type Named<All extends Given> = {
  readonly [Name in keyof All & string]: All[Name] & {
    /** As the schema has it. */
    name: Name;
    wire: Wire<Name, All[Name]>;
    column: string;
  };
};

export type NamedField = Field & { name: string; wire: string; column: string };
export type AnyRecord = Head & { fields: Readonly<Record<string, NamedField>> };

type HasFields = Pick<AnyRecord, 'fields'>;

const columnOf = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Describes a record: contract, codecs, bulk SQL, CSV, history and screens follow from its fields, in their order. */
export function record<const Its extends Head, const All extends Given>(head: Its, fields: All) {
  const named = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, name, wire: field.wire ?? name, column: columnOf(name) },
  ]);
  return { ...head, fields: Object.fromEntries(named) as Named<All> };
}

export const fieldsOf = ({ fields }: HasFields): NamedField[] => Object.values(fields);

export const keyOf = (one: HasFields) => fieldsOf(one).filter(({ kind, key }) => kind === 'id' || key);

/** What is given with a request; a picture in its own way. */
export const takenOf = (one: HasFields) =>
  fieldsOf(one).filter(({ kind, generated }) => kind !== 'id' && kind !== 'picture' && !generated);

/** What a person sets, its key apart. */
export const editedOf = (one: HasFields) =>
  fieldsOf(one).filter(({ kind, generated, key }) => kind !== 'id' && !generated && !key);

/** The same, in the order in which a person reads them. */
export function editedInOrder(one: Pick<AnyRecord, 'fields' | 'readFirst'>): NamedField[] {
  const byName = Object.fromEntries(editedOf(one).map(field => [field.name, field]));
  return Object.values(inOrder(byName, one.readFirst ?? []));
}

/** The same, apart from some fields: for a list that does not load them, or a form that does not ask for them. */
export function without<All extends Fields, Name extends keyof All>(
  { fields }: { fields: All },
  ...names: Name[]
) {
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name as Name));
  return { fields: Object.fromEntries(kept) as Omit<All, Name> };
}

/** The same object, these names first. */
export function inOrder<Shape extends object>(shape: Shape, first: readonly string[]): Shape {
  const named = Object.fromEntries(first.map(name => [name, shape[name as keyof Shape]]));
  return { ...named, ...shape };
}

/** A row for the API document: of what each field has as its example. */
export function exampleOf<All extends Fields>(one: { fields: All }, which = fieldsOf): Answered<All> {
  const shown = which(one).filter(({ example }) => example !== undefined);
  return Object.fromEntries(shown.map(({ wire, example }) => [wire, example])) as Answered<All>;
}
