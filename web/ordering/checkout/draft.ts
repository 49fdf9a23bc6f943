import { sessionStore } from '../../api/safe-storage.ts';
import { readForOwner, storeForOwner } from '../../api/whose.ts';

const KEY = 'checkout-draft';

export type Draft = Record<string, string>;

/** Survives a reload, but not closing the tab or logging out. Passwords are never stored. */
export function saveDraft(form: HTMLFormElement) {
  const draft = readDraft();
  for (const element of form.elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (!isField || !element.name || /password|hidden/.test(element.type)) continue;
    const isTick = element.type === 'checkbox' || element.type === 'radio';
    if (!isTick || (element as HTMLInputElement).checked) draft[element.name] = element.value;
    else if (element.type === 'checkbox') delete draft[element.name];
  }
  storeForOwner(KEY, draft);
}

export const readDraft = (): Draft => readForOwner<Draft>(KEY) ?? {};

export const dropDraft = () => sessionStore.removeItem(KEY);
