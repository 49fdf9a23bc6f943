import type { Field } from './field.ts';

/** Types of a field's value, by kind. */
type Amount = { kind: 'money' | 'decimal' | 'whole' | 'reference' | 'id' };

/** A product, or the name of a part that is not sold, at a place in a picture: in thousandths from its left and its top. */
export type Dot = { productCode?: number | undefined; label?: string | undefined; x: number; y: number };

type Plain<One> = One extends Amount
  ? number
  : One extends { kind: 'flag' }
    ? boolean
    : One extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : One extends { kind: 'list' }
        ? string[]
        : One extends { kind: 'references' }
          ? number[]
          : One extends { kind: 'dots' }
            ? Dot[]
            : One extends { kind: 'swatches' }
              ? Record<string, string>
              : string;

type OrNull<One> = One extends { optional: true } ? null : never;

/** In responses, and after validation. */
export type InJson<One> = Plain<One> | OrNull<One>;

/** As sent: forms only have text. */
export type RequestValue<One> =
  | (One extends Amount ? number | string : One extends { kind: 'flag' } ? boolean | string : Plain<One>)
  | OrNull<One>;

/** By schema name. */
export type Stored<One> = (One extends { kind: 'moment' } ? Date : Plain<One>) | OrNull<One>;

/** Fields handled separately in requests, updates and responses. */
export type NotInRequest = { kind: 'id' | 'picture' } | { generated: true };
export type NotEditable = NotInRequest | { key: true };
/** Not in forms. */
export type NotInForm = { kind: 'id' } | { generated: true } | { key: true };
export type Hidden = { kind: 'picture' } | { hidden: true };

export type Fields = Readonly<Record<string, Field & { name: string; jsonName: string; column: string }>>;

/** Fields by API name, without some kinds. */
export type ByJsonName<All extends Fields, Without> = {
  -readonly [Name in keyof All as All[Name] extends Without ? never : All[Name]['jsonName']]: All[Name];
};

/** Type of a response row. */
export type JsonRow<All extends Fields> = {
  [Name in keyof ByJsonName<All, Hidden>]: InJson<ByJsonName<All, Hidden>[Name]>;
};

/** Schema type. */
export type StoredRow<All extends Fields> = { -readonly [Name in keyof All]: Stored<All[Name]> };
