import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { Page } from '../../../../functions/content/pages/contract.ts';
import { PAGE_CONTENTS } from '../../../../functions/contracts/page-contents.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import type { Versioned } from '../../resource.ts';
import { PLACES, pages } from './pages.ts';
import { Parts } from './part-field.tsx';
import { startingTexts } from './starting-texts.ts';
import { numbersIn, type PageForm, type PageValues } from './values.ts';

const toValues = ({ page, content }: Page): PageValues => ({
  content: (content ?? startingTexts(page)) as PageValues['content'],
});

const describeFields = ({ content }: PageValues) => ({ Content: JSON.stringify(content, null, 1) });

/** The fields follow from the page's contract. */
export function Form({ stored }: { stored?: Versioned<Page> }) {
  return stored ? <Fields stored={stored} /> : null;
}

function Fields({ stored }: { stored: Versioned<Page> }) {
  const { page, content } = stored.entity;
  const schema = PAGE_CONTENTS[page];
  const form: PageForm = useForm({
    resolver: withNumbers<PageValues, PageValues>(
      ({ content }) => numbersIn(schema, content, 'content'),
      zodResolver(z.object({ content: schema })) as never,
    ),
    defaultValues: toValues(stored.entity),
  });
  const { saving, words } = useRecordSaving({
    resource: { ...pages, update: (id, values: PageValues, etag) => pages.update(id, values.content, etag) },
    form,
    stored,
    toValues,
  });
  const { label, path } = PLACES[page];
  return (
    <RecordForm {...{ saving, words, describeFields }}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="text-muted">
          {content === null && 'The default texts are used until you save. '}
          Empty fields aren’t shown.
        </span>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="text-action underline-offset-4 hover:underline pointer-coarse:py-2.5"
        >
          View in the shop<span className="sr-only">: {label}, in a new tab</span>
        </a>
      </p>
      <Parts form={form} schema={schema} name="content" />
    </RecordForm>
  );
}
