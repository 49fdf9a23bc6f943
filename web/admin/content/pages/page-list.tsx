import { api } from '../../../api/client.ts';
import { listPages } from '../../../api/page-editing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { PLACES, pages } from './pages.ts';

const { words } = pages;

/** The fixed set of the shop's pages. */
export function Component() {
  const loading = useLoaded(['pages'], () => listPages(api));
  const { data, problem } = loading;
  return (
    <>
      <PageHead title={words.title} count={data?.length} />
      {!data && !problem && <Spinner label={words.loadingList} className="min-h-64" />}
      <LoadFailure message={words.failedToList} loading={loading} className="mb-4" />
      {data && (
        <Table label={words.title}>
          <thead>
            <tr>
              <Th>Page</Th>
              <Th>Address</Th>
              <Th>Text</Th>
              <Th numeric>Entries</Th>
              <Th>Actions</Th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ pageId, page, isWritten, entries }) => (
              <tr key={pageId}>
                <Td label="Page" className="font-medium">
                  {PLACES[page].label}
                </Td>
                <Td label="Address">{PLACES[page].path}</Td>
                <Td label="Text">
                  <Badge tone={isWritten ? 'positive' : 'neutral'}>{isWritten ? 'Custom' : 'Default'}</Badge>
                </Td>
                <Td label="Entries" numeric>
                  {entries.length || '–'}
                </Td>
                <Td label="Actions">
                  <ButtonLink to={`${pages.recordPath}${pageId}`} size="sm">
                    Edit<span className="sr-only"> {PLACES[page].label}</span>
                  </ButtonLink>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
