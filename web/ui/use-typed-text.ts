import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Of no worth to whoever typed it: a search, a password. */
const NOT_TEXT = '[type=checkbox], [type=radio], [type=search], [type=password]';

/** Knows whether something was typed into the text fields within, since each of them was first gone to. */
export function useTypedText() {
  const before = useRef(new Map<TextField, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () =>
      [...before.current].some(([field, text]) => field.isConnected && field.value.trim() !== text.trim()),
  };
}

const isTextField = (element: Element): element is TextField =>
  element.matches('input, textarea') && !element.matches(NOT_TEXT);
