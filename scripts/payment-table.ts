import { PAYMENT_STATES } from '../functions/contracts/payment-states.ts';
import { PROVIDER_STATES, TRANSITIONS } from '../functions/ordering/payments/states.ts';

const BEGIN = '<!-- Written by npm run docs:payments, from functions/ordering/payments/states.ts. -->';
const END = '<!-- Up to here. -->';

const named = (word: string) => `\`${word}\``;
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** A row for each state, a column for each report of a provider, and the next state. */
export const paymentTable = () =>
  [
    line(['state', ...PROVIDER_STATES.map(named)]),
    line(['---', ...PROVIDER_STATES.map(() => '---')]),
    ...PAYMENT_STATES.map(state =>
      line([
        named(state),
        ...PROVIDER_STATES.map(said => {
          const next = TRANSITIONS[state][said];
          return next ? named(next) : '–';
        }),
      ]),
    ),
  ].join('\n');

/** The document with the current table; undefined if the document has no place for it. */
export function withTable(document: string): string | undefined {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) return undefined;
  return `${document.slice(0, begin)}${BEGIN}\n\n${paymentTable()}\n\n${document.slice(end)}`;
}
