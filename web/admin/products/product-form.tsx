import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ProductForm as Filled, type Product } from '../../../functions/contracts/products.ts';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { pictured } from '../form/conflict-panel.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import type { Versioned } from '../resource.ts';
import { writtenInstant } from '../written.ts';
import { ProductPictureField } from './product-picture-field.tsx';
import { ProductPrices } from './product-prices.tsx';
import { fresh, toValues, type Values } from './product-values.ts';
import { products } from './products.ts';
import { ShelfFields, useShelves } from './shelf-fields.tsx';

export function ProductForm({ stored }: { stored?: Versioned<Product> }) {
  const form = useForm({
    resolver: zodResolver(Filled),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const { errors } = form.formState;
  const { saving, words } = useRecordSaving({ resource: products, form, stored, toValues });
  const shelves = useShelves();
  const inWords = (values: Values) => ({
    Category: shelves.categories.nameOf(values.categoryId),
    Subcategory: shelves.subcategories.nameOf(values.subcategoryId),
    'Product Name': values.productName,
    Description: values.productDescription ?? '',
    'Overview Document': values.productOverviewDoc ?? '',
    Picture: pictured(values.productPicture ?? ''),
    'Alt Text': values.productPictureAlt ?? '',
  });

  return (
    <>
      <RecordForm {...{ saving, words, inWords }}>
        {stored && <TextInput label="Code" value={stored.entity.productCode} readOnly />}
        <ShelfFields form={form} shelves={shelves} />
        <TextInput
          label="Product Name"
          autoComplete="off"
          required
          error={errors.productName?.message}
          {...form.register('productName')}
        />
        <TextArea
          label="Description"
          optional
          rows={6}
          error={errors.productDescription?.message}
          {...form.register('productDescription')}
        />
        <TextArea
          label="Overview Document"
          hint="The address of a document, or what it says."
          optional
          rows={2}
          error={errors.productOverviewDoc?.message}
          {...form.register('productOverviewDoc')}
        />
        <ProductPictureField form={form} />
        <TextInput
          label="Alt Text"
          hint="What the picture shows, for people who cannot see it. Where it is empty, the name of the product is read."
          optional
          autoComplete="off"
          error={errors.productPictureAlt?.message}
          {...form.register('productPictureAlt')}
        />
        {stored && <TextInput label="Created At" value={writtenInstant(stored.entity.createdAt)} readOnly />}
      </RecordForm>
      {stored && <ProductPrices product={stored.entity} />}
    </>
  );
}
