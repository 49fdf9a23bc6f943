import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Product, ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { Link } from '../../../ui/link.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { textOf } from '../../form/comma-list.ts';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { formatDateTime } from '../../format.ts';
import { recordPathOf, type Versioned } from '../../resource.ts';
import { FormPictureField } from '../pictures/form-picture-field.tsx';
import { CategoryFields, useCategoryReferences } from './category-fields.tsx';
import { ProductPrices } from './product-prices.tsx';
import { fresh, LABELS, toValues, type Values } from './product-values.ts';
import { products } from './products.ts';

export function Form({ stored }: { stored?: Versioned<Product> }) {
  const form = useForm({
    resolver: zodResolver(ProductForm),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: products, form, stored, toValues });
  const references = useCategoryReferences();
  const describeFields = (values: Values) =>
    describeValues(LABELS, values, {
      categoryId: references.categories.nameOf(values.categoryId),
      subcategoryId: references.subcategories.nameOf(values.subcategoryId),
      productPicture: pictured(values.productPicture ?? ''),
    });

  return (
    <>
      <RecordForm {...{ saving, words, describeFields }}>
        {stored && <TextInput label="Code" value={stored.entity.productCode} readOnly />}
        {stored && <FamilyLine product={stored.entity} />}
        <CategoryFields form={form} references={references} />
        <TextInput {...field('productName')} autoComplete="off" required />
        <TextArea {...field('productDescription')} optional rows={6} />
        <TextArea
          {...field('productOverviewDoc')}
          hint="A link to a document, or its text."
          optional
          rows={2}
        />
        <FormPictureField form={form} name="productPicture" label={LABELS.productPicture} />
        <TextInput
          {...field('productPictureAlt')}
          hint="Describe the picture for people who can’t see it. If empty, screen readers use the product name."
          optional
          autoComplete="off"
        />
        <fieldset className="grid gap-5">
          <legend className="mb-1.5 text-small font-medium">Codes</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput {...field('sku')} hint="Your own number for it" optional autoComplete="off" />
            <TextInput
              {...field('barcode')}
              hint="The EAN, UPC or GTIN on its package"
              optional
              autoComplete="off"
            />
          </div>
        </fieldset>
        {stored && <TextInput label="Created At" value={formatDateTime(stored.entity.createdAt)} readOnly />}
      </RecordForm>
      {stored && <ProductPrices product={stored.entity} />}
    </>
  );
}

/** Its family sets the options, for all variants at once. */
function FamilyLine({ product: { familyId, options } }: { product: Product }) {
  if (familyId === null) return null;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-small">
      <span className="wrap-anywhere">
        <span className="text-muted">Variant</span> {textOf(options)}
      </span>
      <Link to={`${recordPathOf('families')}${familyId}`}>Edit its family</Link>
    </p>
  );
}
