/** How a field is stored, validated, sent and displayed. Plain data: browsers and triggers use it too. */
export type Kind =
  /** Assigned by the database. */
  | 'id'
  /** An amount in a currency; stored in hundredths, like a decimal. */
  | 'money'
  | 'decimal'
  | 'whole'
  | 'flag'
  /** One line of text, and several. */
  | 'line'
  | 'prose'
  | 'choice'
  /** Several words. */
  | 'list'
  | 'moment'
  /** In the picture store; uploads differ, so they are in the contract. */
  | 'picture'
  /** The ID of a row of another record; and of several, in order. */
  | 'reference'
  | 'references'
  /** Products, each at a place in a picture. */
  | 'dots'
  /** Colours by name. */
  | 'swatches';

/** Right-aligned in tables; sent as empty text by forms if omitted. */
export const NUMERIC: ReadonlySet<Kind> = new Set(['money', 'decimal', 'whole']);

type Options = {
  /** API name, if it differs from the schema name. */
  jsonName?: string;
  /** Part of the key. */
  key?: true;
  /** Nullable. */
  optional?: true;
  /** Default of a new row; required without it. */
  default?: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;
  /** Written by the shop, never by a request. */
  generated?: true;
  /** Value when a deleted row is restored. */
  restoredAs?: number;
  /** Never sent. */
  hidden?: true;
  /** Changes on its own, so only an explicit history entry restores it. */
  counted?: true;
  /** Only administrators can change it. */
  forAdmins?: true;
  /** The record that a reference points to. */
  of?: string;
  choices?: readonly string[];

  min?: number;
  max?: number;
  /** Exclusive minimum. */
  over?: number;
  pattern?: { is: RegExp; says: string };
  /** Text stored in upper case. */
  capitals?: true;
  /** A currency; codes are stored in upper case. */
  currency?: true;
  /** Message for a number out of range. */
  error?: string;

  /** In lists: as a column, for sorting and as an exact filter. */
  listed?: true;
  sorted?: true;
  filtered?: true;

  /** Names that don't follow from the label: in a form, a list, the history, the price matrix. */
  form?: string;
  header?: string;
  history?: string;
  matrix?: string;
  /** Names of true and false. */
  words?: readonly [yes: string, no: string];

  /** For the API document: descriptions in requests and responses, and an example. */
  input?: Readonly<Record<string, unknown>>;
  description?: string;
  example?: unknown;
};

export type Field = { kind: Kind; label: string } & Options;

type NoOthers<Input> = Record<Exclude<keyof Input, keyof Options>, never>;

/** Keeps literal types, from which the types of rows and contracts are derived. */
const fieldOf =
  <const Name extends Kind>(kind: Name) =>
  <const Input extends Options = Record<never, never>>(label: string, options?: Input & NoOthers<Input>) =>
    ({ kind, label, ...options }) as { kind: Name; label: string } & Input;

export const money = fieldOf('money');
export const decimal = fieldOf('decimal');
export const whole = fieldOf('whole');
export const flag = fieldOf('flag');
export const line = fieldOf('line');
export const prose = fieldOf('prose');
export const choice = fieldOf('choice');
export const list = fieldOf('list');
export const moment = fieldOf('moment');
export const picture = fieldOf('picture');
export const reference = fieldOf('reference');
export const references = fieldOf('references');
export const dots = fieldOf('dots');
export const swatches = fieldOf('swatches');

export const id = fieldOf('id');

/** Whether the website shows it. */
export const status = () =>
  flag('Display status', {
    header: 'Status',
    history: 'Status',
    words: ['Active', 'Inactive'],
    default: true,
    listed: true,
    sorted: true,
    filtered: true,
    example: true,
  });

/** When the row was created. */
export const createdAt = <const Name extends string = 'createdAt'>(jsonName?: Name) =>
  moment('Created at', {
    jsonName: (jsonName ?? 'createdAt') as Name,
    generated: true,
    sorted: true,
    example: '2026-09-01T08:00:00.000Z',
  });

/** For people who cannot see the picture. */
export const altText = <const Name extends string = 'pictureAlt'>(jsonName?: Name) =>
  prose('Alt text', { jsonName: (jsonName ?? 'pictureAlt') as Name, max: 200, default: '' });
