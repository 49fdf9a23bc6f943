import { ChevronRight } from 'lucide-react';
import type { Answer, Header } from '../../functions/openapi/contract.ts';
import { type Call, resolve } from './document/calls.ts';
import { CodeBlock } from './document/code-block.tsx';
import { useApiDocument } from './document/document-context.ts';
import { StatusText } from './document/status-text.tsx';
import { SchemaTree } from './schema-tree.tsx';

/** The first success response is expanded by default. */
export function Responses({ call }: { call: Call }) {
  const document = useApiDocument();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {Object.entries(call.operation.responses).map(([status, response]) => (
        <ResponseRow key={status} status={Number(status)} response={resolve<Answer>(document, response)} />
      ))}
    </ul>
  );
}

function ResponseRow({ status, response }: { status: number; response: Answer }) {
  const good = status < 300;
  const { headers = {}, content = {} } = response;
  const [[type, body] = []] = Object.entries(content);
  return (
    <li>
      <details open={good} className="group">
        <summary
          className="flex min-h-11 list-none items-center gap-3 text-small hover:bg-sunken
            [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="shrink-0 text-muted transition-transform group-open:rotate-90"
          />
          <StatusText status={status} />
          <span className="min-w-0">{response.description}</span>
        </summary>
        <div className="grid gap-4 pt-1 pb-5 sm:ps-6.5">
          {Object.keys(headers).length > 0 && <HeaderList headers={headers} />}
          {body && good && <SchemaTree schema={body.schema} isResponse />}
          {body && <CodeBlock label={`Example, ${type}`} value={body.example} />}
          {!body && <p className="text-small text-muted">No body.</p>}
        </div>
      </details>
    </li>
  );
}

function HeaderList({ headers }: { headers: NonNullable<Answer['headers']> }) {
  const document = useApiDocument();
  return (
    <dl className="grid gap-1.5 text-small">
      {Object.entries(headers).map(([name, header]) => (
        <div key={name} className="flex flex-wrap gap-x-2.5">
          <dt className="font-mono font-semibold">{name}</dt>
          <dd className="text-muted">{resolve<Header>(document, header).description}</dd>
        </div>
      ))}
    </dl>
  );
}
