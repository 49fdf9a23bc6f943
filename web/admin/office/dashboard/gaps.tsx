import { MOST_COUNTED, type Stats } from '../../../../functions/office/stats/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatCount, formatNumber } from '../../format.ts';
import { Entries, Entry, Nothing, Section } from '../../page/card-section.tsx';

const countOf = (total: number) =>
  total === 0 ? undefined : formatNumber(total) + (total >= MOST_COUNTED ? '+' : '');

export function LowStock({ stats: { lowStock } }: { stats: Stats }) {
  return (
    <Section
      title="Low stock"
      count={countOf(lowStock.total)}
      all={{
        to: '/admin/product-prices?displayAtWebsite=true&sort=StockAvailable',
        label: 'Prices by stock',
      }}
    >
      {lowStock.total === 0 ? (
        <Nothing>Nothing is running low.</Nothing>
      ) : (
        <Entries>
          {lowStock.first.map(({ productCode, productName, countryId, countryName, stockAvailable }) => (
            <Entry
              key={`${productCode}/${countryId}`}
              to={`/admin/product-prices/edit/${productCode}/${countryId}`}
              title={productName}
              under={countryName}
            >
              <Badge tone={stockAvailable === 0 ? 'danger' : 'notice'}>
                {stockAvailable === 0 ? 'Out of stock' : `${stockAvailable} left`}
              </Badge>
            </Entry>
          ))}
        </Entries>
      )}
    </Section>
  );
}

export function Unpriced({ stats: { unpriced } }: { stats: Stats }) {
  return (
    <Section
      title="Without a price"
      count={unpriced.total === 0 ? undefined : formatCount(unpriced.total, 'country', 'countries')}
      all={{ to: '/admin/product-prices/matrix', label: 'Price matrix' }}
    >
      {unpriced.total === 0 ? (
        <Nothing>Every product has a price in every active country.</Nothing>
      ) : (
        <Entries>
          {unpriced.first.map(({ countryCode, countryName, products, first }) => (
            <Entry
              key={countryCode}
              to={`/admin/products?missing=${encodeURIComponent(countryCode)}`}
              title={countryName}
              under={
                first.map(({ productName }) => productName).join(', ') +
                (products > first.length ? ', …' : '')
              }
            >
              <span className="shrink-0 text-muted tabular-nums">{formatCount(products, 'product')}</span>
            </Entry>
          ))}
        </Entries>
      )}
    </Section>
  );
}

export function Unpictured({ stats: { unpictured } }: { stats: Stats }) {
  return (
    <Section
      title="Without a picture"
      count={countOf(unpictured.total)}
      all={{ to: '/admin/products?picture=false', label: 'Show all' }}
    >
      {unpictured.total === 0 ? (
        <Nothing>Every product has a picture.</Nothing>
      ) : (
        <Entries>
          {unpictured.first.map(({ productCode, productName }) => (
            <Entry
              key={productCode}
              to={`/admin/products/edit/${productCode}`}
              title={productName}
              under={`Code ${productCode}`}
            />
          ))}
        </Entries>
      )}
    </Section>
  );
}
