import type { MouseEvent } from 'react';
import { useFormStatus } from '../../public-forms/form-status.ts';
import { useFormAnswer } from './form-answer.ts';

const ID = 'errors';

/** Every error of the form, with links to the fields; has the focus when it appears, so it is announced once. */
export function ErrorList() {
  const errors = Object.entries(useFormStatus().errors);
  const isAnswer = useFormAnswer().errors !== undefined;
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would contain fields
    <div
      id={ID}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was loaded to show this
      autoFocus={isAnswer}
      aria-labelledby={`${ID}-title`}
      aria-describedby={`${ID}-list`}
      className="scroll-mt-6 rounded-control border border-danger/40 bg-danger-soft px-4 py-3 text-small"
    >
      <h2 id={`${ID}-title`} className="font-semibold">
        {errors.length === 1 ? 'Please correct this field' : `Please correct these ${errors.length} fields`}
      </h2>
      <ul id={`${ID}-list`} className="mt-1">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={event => focusField(event, name)}
              className="inline-block py-1 text-danger underline underline-offset-4"
            >
              {name.startsWith('shipping.') ? `Shipping address: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The notes at the fields are not announced one by one: the list has them all. */
export function focusErrorList(form: HTMLFormElement) {
  for (const note of form.querySelectorAll('p[role=alert]')) note.removeAttribute('role');
  document.getElementById(ID)?.focus();
}

/** A plain hash link would add a history entry that the router does not know about. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  const fields = event.currentTarget.closest('form')?.elements.namedItem(name);
  const field = fields instanceof RadioNodeList ? fields[0] : fields;
  if (field instanceof HTMLElement) field.focus();
}
