import { useShop } from '../page/use-shop.ts';
import { Alert } from '../ui/alert.tsx';
import type { Group } from './document/calls.ts';
import { useApiDocument } from './document/document-context.ts';
import { Guide } from './guide.tsx';
import { MethodTag } from './method-tag.tsx';
import { PathText } from './path-text.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** What applies to every call, and the full list, which also works without JavaScript. */
export function Overview({ groups, unknown }: { groups: Group[]; unknown: string }) {
  const { info } = useApiDocument();
  const { company } = useShop();
  const heading = useFocusHeading();
  return (
    <div className="px-gutter pt-8 pb-24 lg:ps-10 lg:pe-0 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold outline-none">
        The {company.name} API
      </h1>
      {unknown && (
        <Alert tone="info" className="mt-6">
          There’s no call named “{unknown}”. It may have been renamed. Check the list below.
        </Alert>
      )}
      <Guide text={info.description} />
      <p className="mt-8 text-small text-muted">
        Also available as <a href="/api/openapi.json">an OpenAPI document</a>, version {info.version}.
      </p>
      {groups.map(group => (
        <section key={group.tag} className="mt-12">
          <h2 className="text-title font-semibold">{group.tag}</h2>
          <p className="mt-1 text-small text-muted">{group.description}</p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {group.calls.map(({ id, method, path, operation }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="group grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-0.5 py-2.5 text-small
                    transition-colors hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <MethodTag method={method} />
                  <span className="text-fine">
                    <PathText path={path} />
                  </span>
                  <span className="text-muted max-sm:col-start-2 group-hover:text-ink">
                    {operation.summary}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
