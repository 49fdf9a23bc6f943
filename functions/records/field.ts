/** How a field is stored, checked, sent and read. Plain data: browsers and triggers read it too. */
export type Kind =
  /** Given by the database. */
  | 'id'
  /** Of a currency; stored in hundredths, like a decimal. */
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
  /** Of the picture store; how it is taken differs, so that is in the contract. */
  | 'picture'
  /** The id of a row of another record. */
  | 'reference';

/** What a table aligns to its end, and a form leaves out as an empty text. */
export const NUMERIC: ReadonlySet<Kind> = new Set(['money', 'decimal', 'whole']);

type Options = {
  /** Its name on the wire, where that is not its name in the schema. */
  wire?: string;
  /** The row is known by it. */
  key?: true;
  /** Can be null. */
  optional?: true;
  /** What a new row has where nothing is given; without it, something must be. */
  default?: string | number | boolean | null | readonly string[];
  /** Written by the shop itself, and never given. */
  generated?: true;
  /** What it is again in a row that was deleted and comes back. */
  restoredAs?: number;
  /** Never on the wire. */
  hidden?: true;
  /** Goes on changing by itself, so that only an entry of its own in the history puts it back. */
  counted?: true;
  /** Only administrators change it. */
  forAdmins?: true;
  /** The kind of the record that a reference leads to. */
  of?: string;
  choices?: readonly string[];

  min?: number;
  max?: number;
  /** More than this. */
  over?: number;
  pattern?: { is: RegExp; says: string };
  /** A text that is kept in capitals, however it was typed. */
  capitals?: true;
  /** The name of a currency, whose code is kept in capitals. */
  currency?: true;
  /** What is said of a number out of bounds. */
  error?: string;

  /** In lists: as a column, to sort by, and as a filter of exactly this value. */
  listed?: true;
  sorted?: true;
  filtered?: true;

  /** What it is called where that does not follow from the label: in a form, a list, the history, the price matrix. */
  form?: string;
  header?: string;
  history?: string;
  matrix?: string;
  /** What yes and no are called. */
  words?: readonly [yes: string, no: string];

  /** For the API document: what it says of the field in a request and in an answer, and a value. */
  input?: Readonly<Record<string, unknown>>;
  description?: string;
  example?: unknown;
};

export type Field = { kind: Kind; label: string } & Options;

type NoOthers<Given> = Record<Exclude<keyof Given, keyof Options>, never>;

/** Its options keep their literal types, from which the types of rows and contracts follow. */
const fieldOf =
  <const Name extends Kind>(kind: Name) =>
  <const Given extends Options = Record<never, never>>(label: string, options?: Given & NoOthers<Given>) =>
    ({ kind, label, ...options }) as { kind: Name; label: string } & Given;

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

/** When the shop made the row. */
export const createdAt = <const Wire extends string = 'createdAt'>(wire?: Wire) =>
  moment('Created at', {
    wire: (wire ?? 'createdAt') as Wire,
    generated: true,
    sorted: true,
    example: '2026-09-01T08:00:00.000Z',
  });

/** For people who cannot see the picture. */
export const altText = <const Wire extends string = 'pictureAlt'>(wire?: Wire) =>
  prose('Alt text', { wire: (wire ?? 'pictureAlt') as Wire, max: 200, default: '' });
