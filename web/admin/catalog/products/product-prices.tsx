import { Pencil, Plus, Table2 } from 'lucide-react';
import type { Product } from '../../../../functions/catalog/products/contract.ts';
import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import type { ProductPrice } from '../../../../functions/pricing/product-prices/contract.ts';
import { PRICE } from '../../../../functions/pricing/product-prices/record.ts';
import { type Kind, NUMERIC } from '../../../../functions/records/field.ts';
import { headerOf } from '../../../../functions/records/labels.ts';
import { editableFieldsOf } from '../../../../functions/records/record.ts';
import { api } from '../../../api/client.ts';
import { listPricesOfProduct } from '../../../api/product-prices.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { formatMoney, formatNumber } from '../../format.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { countries } from '../../pricing/countries/countries.ts';
import { productPrices } from '../../pricing/product-prices/product-prices.ts';
import { useReferences } from '../../references/use-references.ts';
import { useLoaded } from '../../use-loaded.ts';

const { words } = productPrices;
const FIELDS = editableFieldsOf(PRICE);

/** The product's price in each country, and countries without one. */
export function ProductPrices({ product }: { product: Product }) {
  const code = String(product.productCode);
  const references = useReferences(countries);
  const prices = useLoaded(['prices of product', code], () => listPricesOfProduct(api, code));
  const { data } = prices;
  const isComing = !(data && references.rows) && !(prices.problem || references.problem);
  return (
    <section aria-labelledby="prices-of-product" className="mt-10 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="prices-of-product" className="text-title font-semibold">
          Prices by country
        </h2>
        <ButtonLink to={`${productPrices.path}/matrix?q=${code}`} size="sm">
          <Table2 aria-hidden="true" />
          Open in the price matrix
        </ButtonLink>
      </div>
      <LoadFailure message={words.failedToList} loading={prices} />
      <LoadFailure message={countries.words.failedToList} loading={references} />
      {isComing && <Spinner label={words.loadingList} className="min-h-32" />}
      {references.rows && data && <PriceTable code={code} countries={references.rows} prices={data.rows} />}
    </section>
  );
}

type PriceTableProps = { code: string; countries: Country[]; prices: ProductPrice[] };

function PriceTable({ code, countries: all, prices }: PriceTableProps) {
  if (all.length === 0) return <p className="text-small text-muted">{countries.words.empty}</p>;
  return (
    <Table label="Prices">
      <thead>
        <tr>
          <Th>Country</Th>
          {FIELDS.map(field => (
            <Th key={field.jsonName} numeric={NUMERIC.has(field.kind)}>
              {headerOf(field)}
            </Th>
          ))}
          <Th className="w-0 text-end">Actions</Th>
        </tr>
      </thead>
      <tbody>
        {all.map(country => (
          <PriceRow
            key={country.countryId}
            code={code}
            country={country}
            price={prices.find(price => price.CountryID === country.countryId)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type PriceRowProps = { code: string; country: Country; price: ProductPrice | undefined };

function PriceRow({ code, country, price }: PriceRowProps) {
  const { countryId, countryName, denomination, displayStatus } = country;
  if (!price) {
    return (
      <tr>
        <Td label="Country">{countryName}</Td>
        <Td colSpan={FIELDS.length} className="text-muted">
          No price yet
        </Td>
        <Td actions>
          {displayStatus && (
            <ButtonLink
              to={`${productPrices.createPath}?product=${code}&country=${countryId}`}
              variant="plain"
              size="sm"
              aria-label={`Create price for ${countryName}`}
            >
              <Plus aria-hidden="true" />
              Create
            </ButtonLink>
          )}
        </Td>
      </tr>
    );
  }
  return (
    <tr>
      <Td label="Country">{countryName}</Td>
      {FIELDS.map(field => (
        <Td key={field.jsonName} label={headerOf(field)} numeric={NUMERIC.has(field.kind)}>
          {cellOf(field.kind, price[field.jsonName as keyof ProductPrice], denomination)}
        </Td>
      ))}
      <Td actions>
        <ButtonLink
          to={productPrices.editPath(price)}
          variant="plain"
          size="sm"
          aria-label={`Edit price for ${countryName}`}
        >
          <Pencil aria-hidden="true" />
          Edit
        </ButtonLink>
      </Td>
    </tr>
  );
}

function cellOf(kind: Kind, value: unknown, currency: string): string {
  if (kind === 'flag') return value ? 'Yes' : 'No';
  return kind === 'money' ? formatMoney(Number(value), currency) : formatNumber(Number(value));
}
