import { Formatted } from './formatted.tsx';
import { formatMoney } from './money.ts';

type MoneyProps = { amount: number; denomination: string; locale: string; className?: string };

/** An amount with its currency, in its own direction within a text. */
export const Money = ({ amount, denomination, locale, ...rest }: MoneyProps) => (
  <Formatted as="bdi" {...rest} by={formatMoney} of={[amount, denomination, locale]} />
);
