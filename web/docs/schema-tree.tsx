import clsx from 'clsx';
import { Fragment } from 'react';
import type { JsonSchema } from '../../functions/contracts/api-document.ts';
import { resolve } from './calls.ts';
import { useApiDocument } from './document-context.ts';
import { type Field, fieldsOf, insideOf, kindOf, limitsOf } from './schema-words.ts';

type SchemaTreeProps = {
  schema: JsonSchema;
  /** In an answer nothing is demanded; there it is told what may be missing. */
  answered?: boolean;
};

/** The fields of a value, with what is inside of them below. */
export function SchemaTree({ schema, answered = false }: SchemaTreeProps) {
  const document = useApiDocument();
  const kind = kindOf(document, schema);
  const inside = insideOf(document, schema);
  if (!inside) return <p className="text-small text-muted">{kind}</p>;
  return (
    <div>
      {kind.startsWith('list') && <p className="mb-2 text-small text-muted">A {kind}, each with</p>}
      <FieldList schema={inside} answered={answered} className="border-y" />
    </div>
  );
}

type FieldListProps = { schema: JsonSchema; answered: boolean; className?: string };

function FieldList({ schema, answered, className }: FieldListProps) {
  return (
    <ul className={clsx('divide-y divide-line border-line', className)}>
      {fieldsOf(useApiDocument(), schema).map(field => (
        <FieldRow key={field.name} {...field} answered={answered} />
      ))}
    </ul>
  );
}

export function FieldRow({ name, schema, required, answered = false }: Field & { answered?: boolean }) {
  const document = useApiDocument();
  const { description, title, enum: words } = { ...resolve(document, schema), ...schema };
  const says = description ?? (isSaid(title, name) ? undefined : title);
  const limits = limitsOf(schema);
  const inside = insideOf(document, schema);
  return (
    <li className="py-2.5 text-small">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <span className="font-mono font-semibold wrap-anywhere">{name}</span>
        <span className="text-muted">{kindOf(document, schema)}</span>
        {!answered && required && <span className="text-fine font-medium text-action">required</span>}
        {answered && !required && <span className="text-fine text-muted">not always</span>}
      </p>
      {says && <p className="mt-0.5">{says}</p>}
      {limits.length > 0 && <p className="mt-0.5 text-fine text-muted wrap-anywhere">{limits.join(' · ')}</p>}
      {words && <Choices words={words.map(String)} />}
      {inside && (
        <div className="mt-2 border-s-2 border-line ps-4">
          <FieldList schema={inside} answered={answered} />
        </div>
      )}
    </li>
  );
}

/** 'Product name' adds nothing to productName. */
const isSaid = (title: string | undefined, name: string) =>
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
