import type { Field } from './field.ts';

/** What a row or a request has of a field, by its kind. */
type Amount = { kind: 'money' | 'decimal' | 'whole' | 'reference' | 'id' };

type Plain<One> = One extends Amount
  ? number
  : One extends { kind: 'flag' }
    ? boolean
    : One extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : One extends { kind: 'list' }
        ? string[]
        : string;

type OrNull<One> = One extends { optional: true } ? null : never;

/** As it is answered, and as it is once it was checked. */
export type OnTheWire<One> = Plain<One> | OrNull<One>;

/** As it may be sent: a form has text alone. */
export type Sent<One> =
  | (One extends Amount ? number | string : One extends { kind: 'flag' } ? boolean | string : Plain<One>)
  | OrNull<One>;

/** As the schema has it. */
export type Stored<One> = (One extends { kind: 'moment' } ? Date : Plain<One>) | OrNull<One>;

/** What no request gives as it is, what none changes, and what no answer shows as it is. */
export type NotTaken = { kind: 'id' | 'picture' } | { generated: true };
export type NotEdited = NotTaken | { key: true };
/** What no form has. */
export type NotFilledIn = { kind: 'id' } | { generated: true } | { key: true };
export type Hidden = { kind: 'picture' } | { hidden: true };

export type Fields = Readonly<Record<string, Field & { name: string; wire: string; column: string }>>;

/** Fields by their names on the wire, without those of a sort. */
export type ByWire<All extends Fields, Without> = {
  -readonly [Name in keyof All as All[Name] extends Without ? never : All[Name]['wire']]: All[Name];
};

/** What an answer has of a row. */
export type Answered<All extends Fields> = {
  [Wire in keyof ByWire<All, Hidden>]: OnTheWire<ByWire<All, Hidden>[Wire]>;
};

/** What the schema has of it. */
export type StoredRow<All extends Fields> = { -readonly [Name in keyof All]: Stored<All[Name]> };
