import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readApiDocument } from '../api/api-document.ts';
import { visitOf } from '../api/request-context.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { CallArticle } from './call-article.tsx';
import { groupsIn } from './document/calls.ts';
import { DocumentProvider } from './document/document-context.ts';
import { Navigation } from './navigation.tsx';
import { Overview } from './overview.tsx';
import { TryPanel } from './try/try-panel.tsx';
import { useSelectedId } from './use-chosen-id.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const document = await readApiDocument(visitOf(context).api);
  return { document, origin: new URL(request.url).origin };
}

/** The document cannot change while the page is open. */
export const shouldRevalidate = () => false;

/** /api/docs, generated from the API document. */
export function Component() {
  const { document, origin } = useLoaderData<typeof loader>();
  const groups = groupsIn(document);
  const chosen = useSelectedId();
  const call = groups.flatMap(group => group.calls).find(({ id }) => id === chosen);
  return (
    <DocumentProvider value={document}>
      <PageMeta
        title={call ? `${call.operation.summary} – API` : 'API'}
        description="Every API call with its parameters, its responses and a form to try it."
      />
      <div className="mx-auto grid w-full max-w-page flex-1 lg:grid-cols-[16rem_minmax(0,1fr)] lg:px-gutter">
        <Navigation groups={groups} chosen={call} />
        {call ? (
          <div
            key={call.id}
            className="grid content-start gap-x-10 px-gutter pt-8 pb-24 lg:ps-10 lg:pe-0 lg:pt-10 xl:grid-cols-[minmax(0,1fr)_25rem]"
          >
            <CallArticle call={call} />
            <TryPanel call={call} origin={origin} />
          </div>
        ) : (
          <Overview groups={groups} unknown={chosen} />
        )}
      </div>
    </DocumentProvider>
  );
}
