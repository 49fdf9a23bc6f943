import { ended } from '../../../../functions/contracts/sentences.ts';
import { useShop } from '../../../page/use-shop.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { Formatted } from '../../../ui/formatted.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { Section } from './section.tsx';

const { heading, lead, sold: soldThere, inStock: inStockThere, outOf } = homeSections.rings;

type RingsProps = { all: number; sold: number; inStock: number };

/** Availability in the shopper's country. */
export function Rings({ all, sold, inStock }: RingsProps) {
  const { country } = useShop();
  if (!country || sold === 0) return null;
  return (
    <Section id="performance" heading={heading} lead={ended(`${lead}${country.countryName}`)} quiet>
      <ul className="grid gap-6 sm:grid-cols-2">
        <Ring part={sold} whole={all}>
          {soldThere}
        </Ring>
        {inStock > 0 && (
          <Ring part={inStock} whole={sold}>
            {inStockThere}
          </Ring>
        )}
      </ul>
    </Section>
  );
}

/** A gauge drawn as the mark's arc, with the sun at its end. */
function Ring({ part, whole, children }: { part: number; whole: number; children: string }) {
  const { locale } = useShop();
  // Never rounded up: 100 % means all of them.
  const percent = Math.floor((100 * part) / whole);
  const angle = (part / whole) * 2 * Math.PI;
  return (
    <li className="flex items-center gap-4">
      <div className="relative grid size-16 shrink-0 place-items-center">
        <svg viewBox="0 0 144 144" fill="none" aria-hidden="true" className="absolute inset-0">
          <circle cx="72" cy="72" r="64" stroke="currentColor" strokeWidth="3" className="text-line" />
          <circle
            cx="72"
            cy="72"
            r="64"
            stroke="currentColor"
            strokeWidth="6"
            pathLength="100"
            strokeDasharray={`${(100 * part) / whole} 100`}
            transform="rotate(-90 72 72)"
            className="text-action"
          />
          <circle
            cx={(72 + 64 * Math.sin(angle)).toFixed(2)}
            cy={(72 - 64 * Math.cos(angle)).toFixed(2)}
            r="9"
            className="fill-notice"
          />
        </svg>
        <Formatted
          className="text-small font-semibold tabular-nums"
          by={percentText}
          of={[percent, locale]}
        />
      </div>
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        <Formatted className="block text-small text-muted" by={partText} of={[part, whole, locale]} />
      </p>
    </li>
  );
}

const percentText = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);

const partText = (part: number, whole: number, locale: string) =>
  `${formatNumber(part, locale)} ${outOf} ${formatNumber(whole, locale)}`;
