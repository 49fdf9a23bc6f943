import clsx from 'clsx';
import { ChevronsDownUp, ChevronsUpDown, EyeOff } from 'lucide-react';
import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import type { Columns } from './columns.ts';
import { shortLabelOf } from './fields.ts';
import { useGrid, usePrices } from './grid-context.ts';

type GridHeadProps = { firstCol: number; lastCol: number };

/** Each country with its currency, and how many products have a price there. */
export function GridHead({ firstCol, lastCol }: GridHeadProps) {
  const { sheet, measures } = useGrid();
  const { columns, products } = sheet;
  const shown = columns.all.slice(firstCol, lastCol + 1);
  const isAll = columns.fields.length > 1;
  return (
    <div role="row" aria-rowindex={1} className="matrix-head" style={{ height: measures.head }}>
      <div role="columnheader" aria-colindex={1} className="matrix-corner" style={{ width: measures.pinned }}>
        <span className="truncate">Product</span>
        <FoldAll />
        <span className="matrix-count">Priced</span>
      </div>
      {isAll &&
        groupsOf(columns, firstCol, lastCol).map(({ country, left, width }) => (
          <div
            key={country.countryId}
            aria-hidden="true"
            className="matrix-country is-group"
            style={{ left: measures.pinned + left, width }}
          >
            <CountryFace country={country} of={products.length} wide />
          </div>
        ))}
      {shown.map(({ country, field, left, width }, index) => (
        <div
          key={`${country.countryId}${field}`}
          role="columnheader"
          aria-colindex={firstCol + index + 2}
          data-head-col={firstCol + index}
          style={{ left: measures.pinned + left, width }}
          className={clsx(isAll ? 'matrix-field' : 'matrix-country', field === 'NetPrice' && 'is-first')}
        >
          {isAll ? (
            <>
              <span className="sr-only">{country.countryName} </span>
              {shortLabelOf(field)}
            </>
          ) : (
            <CountryFace country={country} of={products.length} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Folds all families of the page, or unfolds them. */
function FoldAll() {
  const { families } = useGrid().sheet.layout;
  const { fold } = useGrid().sheet;
  if (families.length === 0) return null;
  const isFolded = families.every(family => family.isFolded);
  const Icon = isFolded ? ChevronsUpDown : ChevronsDownUp;
  const label = isFolded ? 'Unfold all families' : 'Fold all families';
  return (
    <button
      type="button"
      data-family=""
      aria-label={label}
      title={label}
      onClick={() =>
        fold(
          families.map(({ familyId }) => familyId),
          !isFolded,
        )
      }
      className="ms-auto grid size-6 shrink-0 place-items-center"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

function groupsOf(columns: Columns, firstCol: number, lastCol: number) {
  const perCountry = columns.fields.length;
  const first = Math.floor(firstCol / perCountry);
  const last = Math.floor(Math.max(firstCol, lastCol) / perCountry);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const members = columns.all.slice((first + index) * perCountry, (first + index + 1) * perCountry);
    return members.map(({ country, left }) => ({
      country,
      left,
      width: members.reduce((sum, member) => sum + member.width, 0),
    }))[0];
  }).filter(group => group !== undefined);
}

type CountryFaceProps = { country: MatrixCountry; of: number; wide?: boolean };

function CountryFace({ country, of, wide = false }: CountryFaceProps) {
  const { sheet } = useGrid();
  const { countryId, countryCode, countryName, denomination, displayStatus } = country;
  const priced = usePrices(sheet, () => sheet.store.counts.pricesIn(countryId));
  const percent = of === 0 ? 0 : Math.floor((priced / of) * 100);
  const said = `${countryName}, ${denomination}${displayStatus ? '' : ', inactive'}: ${priced} of ${of} priced`;
  return (
    <div title={said} className={clsx('matrix-country-face', !displayStatus && 'is-inactive')}>
      <span className="sr-only">{said}</span>
      <span aria-hidden="true" className="flex items-baseline gap-1.5 leading-tight">
        <strong className={clsx('shrink-0 font-semibold', displayStatus && 'text-ink')}>
          {wide ? countryName : countryCode}
        </strong>
        <span className="truncate">{denomination}</span>
        {!displayStatus && <EyeOff size={12} className="shrink-0 self-center" />}
        <span className="ms-auto shrink-0">{percent}%</span>
      </span>
      <span aria-hidden="true" className="matrix-coverage">
        <span style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}
