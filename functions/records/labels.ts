import { editableFieldsOf, type NamedField } from './record.ts';
import type { ByJsonName, Fields, NotInForm } from './values.ts';

type Words = Pick<NamedField, 'label' | 'form' | 'header' | 'history'>;

/** 'Display at website' as a heading: 'Display at Website'. */
const inTitleCase = (label: string) => label.replace(/ (?!(?:at|of) )[a-z]/g, char => char.toUpperCase());

export const formLabelOf = ({ label, form }: Words) => form ?? inTitleCase(label);
export const headerOf = ({ label, header }: Words) => header ?? inTitleCase(label);
export const historyLabelOf = ({ label, history }: Words) => history ?? label;

/** Column headings. */
export const headersOf = <All extends Fields>({ fields }: { fields: All }) =>
  Object.fromEntries(Object.values(fields).map(field => [field.jsonName, headerOf(field)])) as {
    [Name in keyof ByJsonName<All, never>]: string;
  };

/** Form labels, in display order. */
export const formLabelsOf = <All extends Fields>(record: { fields: All }) =>
  Object.fromEntries(editableFieldsOf(record).map(field => [field.jsonName, formLabelOf(field)])) as {
    [Name in keyof ByJsonName<All, NotInForm>]: string;
  };
