import type { ReactNode } from 'react';
import type { Content } from '../../functions/openapi/contract.ts';
import { useApiDocument } from './document/document-context.ts';
import { fieldsOf } from './document/schema-words.ts';
import { FieldRow, SchemaTree } from './schema-tree.tsx';
import { Section } from './section.tsx';
import { FORM_TYPE, JSON_TYPE } from './try/draft.ts';

export function BodySection({ content }: { content: Record<string, Content> }) {
  const json = content[JSON_TYPE];
  const form = content[FORM_TYPE];
  return (
    <Section title="Body">
      {json && (
        <Kind title="As JSON" type={JSON_TYPE}>
          <SchemaTree schema={json.schema} />
        </Kind>
      )}
      {form && (
        <Kind title="As a form with a picture" type={FORM_TYPE}>
          {json ? <PartsBeside json={json} form={form} /> : <SchemaTree schema={form.schema} />}
        </Kind>
      )}
    </Section>
  );
}

type KindProps = { title: string; type: string; children: ReactNode };

function Kind({ title, type, children }: KindProps) {
  return (
    <div className="mt-6 first-of-type:mt-0">
      <h3 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-small font-semibold">
        {title}
        <code className="font-mono text-fine font-normal text-muted">{type}</code>
      </h3>
      {children}
    </div>
  );
}

/** When the form repeats the fields of the JSON body, only its extra parts are listed. */
function PartsBeside({ json, form }: { json: Content; form: Content }) {
  const document = useApiDocument();
  const known = fieldsOf(document, json.schema).map(({ name }) => name);
  const parts = fieldsOf(document, form.schema).filter(({ name }) => !known.includes(name));
  return (
    <>
      <p className="mb-3 text-small text-muted">The same fields, each as a separate part, plus:</p>
      <ul className="divide-y divide-line border-y border-line">
        {parts.map(field => (
          <FieldRow key={field.name} {...field} />
        ))}
      </ul>
    </>
  );
}
