import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input that is not worth a warning, such as a search or a password. */
const NOT_TEXT = '[type=checkbox], [type=radio], [type=search], [type=password]';

/** Tracks whether text was typed into the fields inside since they first received focus. */
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
