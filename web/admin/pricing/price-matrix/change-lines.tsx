import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { changedIn, type Edit } from './edit.ts';
import { shortLabelOf } from './fields.ts';
import { shown } from './format.ts';
import { problemsOf } from './read-value.ts';

const AT_ONCE = 100;

type ChangeLinesProps = {
  edits: readonly Edit[];
  /** The actions of each change. */
  children: (edit: Edit) => ReactNode;
};

/** Changes by product and country, with old and new values. */
export function ChangeLines({ edits, children }: ChangeLinesProps) {
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <ul className="divide-y divide-line text-small">
        {edits.slice(0, most).map(edit => (
          <li key={edit.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="truncate font-medium">
                {edit.productName}{' '}
                <span className="font-normal text-muted">· {edit.country.countryName}</span>
              </p>
              <Values edit={edit} />
            </div>
            {children(edit)}
          </li>
        ))}
      </ul>
      {edits.length > most && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setMost(most + AT_ONCE)}>
          Show more ({edits.length - most} left)
        </Button>
      )}
    </>
  );
}

function Values({ edit }: { edit: Edit }) {
  const { base, price, country } = edit;
  const { denomination } = country;
  if (price === null) return <p className="text-danger">Price removed</p>;
  const problems = problemsOf(price, denomination) ?? {};
  return (
    <ul className="flex flex-wrap gap-x-4 tabular-nums">
      {changedIn(edit).map(field => (
        <li key={field}>
          <span className="text-muted">{shortLabelOf(field)} </span>
          {base && (
            <>
              <s className="text-muted">{shown(field, base.price[field], denomination)}</s>{' '}
              <span aria-hidden="true">→ </span>
              <span className="sr-only">becomes </span>
            </>
          )}
          <strong className="font-semibold">{shown(field, price[field], denomination) || 'empty'}</strong>
        </li>
      ))}
      {Object.entries(problems).map(([field, problem]) => (
        <li key={`problem-${field}`} className="basis-full font-medium text-danger">
          {problem}
        </li>
      ))}
    </ul>
  );
}
