import { ended } from '../../../functions/contracts/sentences.ts';
import type { SellingCountry } from '../../api/selling-countries.ts';
import { useChooseCountry } from '../../page/use-choose-country.ts';
import { useShop } from '../../page/use-shop.ts';
import { asSentences, OUTAGE } from '../../texts/outage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type NoQuoteProps = {
  /** What could not be loaded: 'your cart'. */
  of: string;
  isAway: boolean;
  /** Where the shop still sells, if not in the visitor's country. */
  others: SellingCountry[] | undefined;
  busy: boolean;
  refresh: () => void;
};

/** Explains why there are no prices. */
export function NoQuote({ of, isAway, others, busy, refresh }: NoQuoteProps) {
  if (others) return <Closed others={others} />;
  return (
    <Alert className="mt-6" action={{ label: 'Try again', run: refresh, busy }}>
      {isAway
        ? asSentences(OUTAGE.buying)
        : `We couldn’t load the prices for ${of}. Check your connection and try again.`}
    </Alert>
  );
}

function Closed({ others }: { others: SellingCountry[] }) {
  const { country } = useShop();
  const choose = useChooseCountry();
  return (
    <Alert className="mt-6">
      <p>
        {ended(`We no longer sell in ${country?.countryName}`)}{' '}
        {others.length > 0 && 'Your cart is saved. See its prices in another country:'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {others.map(({ countryCode, countryName }) => (
          <Button key={countryCode} size="sm" onClick={() => void choose(countryCode)}>
            {countryName}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
