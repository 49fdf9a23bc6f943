import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { BodySection } from './body-section.tsx';
import { type Call, parametersOf, permissionOf } from './document/calls.ts';
import { useApiDocument } from './document/document-context.ts';
import { MethodTag } from './method-tag.tsx';
import { PathText } from './path-text.tsx';
import { Responses } from './responses.tsx';
import { FieldRow } from './schema-tree.tsx';
import { Section } from './section.tsx';
import { scrollToTryPanel } from './try/scroll-to-try.ts';
import { useFocusHeading } from './use-focus-heading.ts';

export function CallArticle({ call }: { call: Call }) {
  const document = useApiDocument();
  const heading = useFocusHeading();
  const { method, path, tag, operation } = call;
  const all = parametersOf(document, call);
  const headings = { path: 'Path parameters', query: 'Query parameters', header: 'Headers' } as const;
  return (
    <article className="min-w-0">
      <p className="text-small text-muted">{tag}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-heading font-semibold outline-none">
        {operation.summary}
      </h1>
      <div className="mt-5 flex items-center gap-3 rounded-control border border-line bg-surface py-1.5 ps-3 pe-1.5 text-small">
        <MethodTag method={method} />
        <span className="min-w-0 flex-1 py-1">
          <PathText path={path} />
        </span>
        <CopyButton text={path} what="path" small />
      </div>
      <div className="mt-4 flex items-center justify-between gap-4 text-small text-muted">
        <p className="flex items-center gap-2">
          Access <Badge tone={operation['x-roles'] ? 'notice' : 'positive'}>{permissionOf(call)}</Badge>
        </p>
        <Button size="sm" className="xl:hidden" onClick={scrollToTryPanel}>
          Try it
        </Button>
      </div>
      {(['path', 'query', 'header'] as const).map(location => {
        const parameters = all.filter(parameter => parameter.in === location);
        return (
          parameters.length > 0 && (
            <Section key={location} title={headings[location]}>
              <ul className="divide-y divide-line border-y border-line">
                {parameters.map(({ name, schema, description, required }) => (
                  <FieldRow
                    key={name}
                    name={name}
                    required={required}
                    schema={{ ...schema, ...(description && { description }) }}
                  />
                ))}
              </ul>
            </Section>
          )
        );
      })}
      {operation.requestBody && <BodySection content={operation.requestBody.content} />}
      <Section title="Responses">
        <Responses call={call} />
      </Section>
    </article>
  );
}
