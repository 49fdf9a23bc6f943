import { keptInTab } from '../../api/kept.ts';

const KEY = 'checkout-draft';

export type Draft = Record<string, string>;

/** Survives a reload, but not the tab; passwords are never stored. */
export function saveDraft(form: HTMLFormElement) {
  const draft = readDraft();
  for (const element of form.elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (!isField || !element.name || element.type === 'password') continue;
    const isTick = element.type === 'checkbox' || element.type === 'radio';
    if (!isTick || (element as HTMLInputElement).checked) draft[element.name] = element.value;
    else if (element.type === 'checkbox') delete draft[element.name];
  }
  keptInTab.setItem(KEY, JSON.stringify(draft));
}

export function readDraft(): Draft {
  try {
    return (JSON.parse(keptInTab.getItem(KEY) ?? '{}') as Draft | null) ?? {};
  } catch {
    return {};
  }
}

export const dropDraft = () => keptInTab.removeItem(KEY);
