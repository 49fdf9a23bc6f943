import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { rememberedList, rememberRow } from '../list/list-memory.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Resource, Versioned } from '../resource.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUndone } from '../use-undo.ts';

type RecordForm<Entity> = ComponentType<{ stored?: Versioned<Entity> }>;

/** A form's two screens: create and edit. */
export const formScreensOf = <Entity, Values>(
  resource: Resource<Entity, Values>,
  Form: RecordForm<Entity>,
) => ({
  Create: () => (
    <>
      <PageHead title={resource.words.create} back={backTo(resource)} />
      <Form />
    </>
  ),
  Edit: () => <EditScreen resource={resource}>{stored => <Form stored={stored} />}</EditScreen>,
});

type EditScreenProps<Entity, Values> = {
  resource: Resource<Entity, Values>;
  /** `change` is for changes made next to the form. */
  children: (stored: Versioned<Entity>, change: (now: Versioned<Entity>) => void) => ReactNode;
};

export function EditScreen<Entity, Values>({ resource, children }: EditScreenProps<Entity, Values>) {
  const id = Object.values(useParams()).join('/');
  useEffect(() => rememberRow(resource.path, id), [resource.path, id]);
  return (
    <>
      <PageHead clock title={resource.words.edit} back={backTo(resource)} />
      <Loaded key={id} {...{ resource, id }}>
        {children}
      </Loaded>
    </>
  );
}

function Loaded<Entity, Values>(props: EditScreenProps<Entity, Values> & { id: string }) {
  const { resource, id, children } = props;
  const { words } = resource;
  const loading = useLoaded(['record', resource.path, id], () => resource.find(id));
  const { data, problem } = loading;
  useUndone(loading.reload);
  const history = <RecordHistory kind={resource.history} id={id} />;
  const isMissing = problem?.status === 404 || problem?.status === 400;
  if (isMissing && !data) {
    return (
      <>
        <Card className="max-w-form">
          <EmptyState
            title={words.missing}
            action={<ButtonLink to={rememberedList(resource.path)}>Back to List</ButtonLink>}
          >
            There is none with the ID {id}. It may have been deleted.
          </EmptyState>
        </Card>
        {problem.status === 404 && history}
      </>
    );
  }
  if (!data && !problem) return <Spinner label={words.loading} className="min-h-64 max-w-form" />;
  return (
    <>
      <LoadFailure
        message={isMissing ? words.missing : words.failedToLoad}
        loading={loading}
        className="mb-4"
      />
      {data && (
        <>
          {children(data, now => loading.change(() => now))}
          {history}
        </>
      )}
    </>
  );
}

const backTo = ({ path }: { path: string }) => ({ to: rememberedList(path), label: 'Back to List' });
