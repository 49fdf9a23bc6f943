import clsx from 'clsx';
import { Fragment } from 'react';
import type { JsonSchema } from '../../functions/openapi/contract.ts';
import { resolve } from './document/calls.ts';
import { useApiDocument } from './document/document-context.ts';
import { type Field, fieldsOf, insideOf, kindOf, limitsOf } from './document/schema-words.ts';

type SchemaTreeProps = {
  schema: JsonSchema;
  /** In a response, fields that may be missing are marked instead of required ones. */
  isResponse?: boolean;
};

export function SchemaTree({ schema, isResponse = false }: SchemaTreeProps) {
  const document = useApiDocument();
  const kind = kindOf(document, schema);
  const inside = insideOf(document, schema);
  if (!inside) return <p className="text-small text-muted">{kind}</p>;
  return (
    <div>
      {kind.startsWith('list') && <p className="mb-2 text-small text-muted">A {kind}, each with</p>}
      <FieldList schema={inside} isResponse={isResponse} className="border-y" />
    </div>
  );
}

type FieldListProps = { schema: JsonSchema; isResponse: boolean; className?: string };

function FieldList({ schema, isResponse, className }: FieldListProps) {
  return (
    <ul className={clsx('divide-y divide-line border-line', className)}>
      {fieldsOf(useApiDocument(), schema).map(field => (
        <FieldRow key={field.name} {...field} isResponse={isResponse} />
      ))}
    </ul>
  );
}

export function FieldRow({ name, schema, required, isResponse = false }: Field & { isResponse?: boolean }) {
  const document = useApiDocument();
  const { description, title, enum: words } = { ...resolve(document, schema), ...schema };
  const text = description ?? (repeatsName(title, name) ? undefined : title);
  const limits = limitsOf(schema);
  const inside = insideOf(document, schema);
  return (
    <li className="py-2.5 text-small">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <span className="font-mono font-semibold wrap-anywhere">{name}</span>
        <span className="text-muted">{kindOf(document, schema)}</span>
        {!isResponse && required && <span className="text-fine font-medium text-action">required</span>}
        {isResponse && !required && <span className="text-fine text-muted">optional</span>}
      </p>
      {text && <p className="mt-0.5">{text}</p>}
      {limits.length > 0 && <p className="mt-0.5 text-fine text-muted wrap-anywhere">{limits.join(' · ')}</p>}
      {words && <Choices words={words.map(String)} />}
      {inside && (
        <div className="mt-2 border-s-2 border-line ps-4">
          <FieldList schema={inside} isResponse={isResponse} />
        </div>
      )}
    </li>
  );
}

/** A title such as 'Product name' adds nothing to `productName`. */
const repeatsName = (title: string | undefined, name: string) =>
  title?.replace(/[^a-z]/gi, '').toLowerCase() === name.toLowerCase();

function Choices({ words }: { words: string[] }) {
  return (
    <p className="mt-1 text-fine leading-6 text-muted">
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <code className="rounded-[5px] bg-sunken px-1 py-0.5 font-mono whitespace-nowrap text-ink">
            {word}
          </code>
        </Fragment>
      ))}
    </p>
  );
}
