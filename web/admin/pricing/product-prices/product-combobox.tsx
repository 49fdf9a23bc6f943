import { type Ref, useEffect, useState } from 'react';
import { isTooShort } from '../../../../functions/contracts/search-length.ts';
import { api } from '../../../api/client.ts';
import { findProduct, listProducts } from '../../../api/products.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';

type ProductComboboxProps = {
  label: string;
  placeholder?: string;
  /** The chosen product's code. */
  value: string | undefined;
  onChange: (code: string, label: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
  required?: boolean;
};

/** Finds a product among any number: the server searches. */
export function ProductCombobox({ value = '', onChange, ...rest }: ProductComboboxProps) {
  const [known, setKnown] = useState<ComboboxOption | null>(null);
  const isKnown = known?.value === value;
  useEffect(() => {
    if (value === '' || isKnown) return;
    let wanted = true;
    const show = (option: ComboboxOption) => wanted && setKnown(option);
    findProduct(api, value, undefined).then(
      ({ entity }) => show(optionOf(entity)),
      () => show({ value, label: `${value} - Unknown` }),
    );
    return () => {
      wanted = false;
    };
  }, [value, isKnown]);
  const chosen = value === '' ? null : isKnown ? known : { value, label: value };
  return (
    <Combobox
      {...rest}
      search={searchProducts}
      value={chosen}
      onChange={option => {
        setKnown(option);
        onChange(option?.value ?? '', option?.label ?? '');
      }}
    />
  );
}

async function searchProducts(q: string): Promise<ComboboxOption[]> {
  const { rows } = await listProducts(api, { ...(!isTooShort(q) && q && { q }), page: '1', pageSize: '20' });
  return rows.map(optionOf);
}

type Named = { productCode: number; productName: string };

export const productLabel = ({ productCode, productName }: Named) => `${productCode} - ${productName}`;

const optionOf = (product: Named) => ({ value: String(product.productCode), label: productLabel(product) });
