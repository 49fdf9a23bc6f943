import { useEffect } from 'react';

/** No control has all of these properties. */
type Control = HTMLInputElement & Pick<HTMLSelectElement, 'options'>;

/** Replays input from before the scripts loaded, as if it happened now. */
export function useChosenBefore() {
  useEffect(() => {
    const controls = document.querySelectorAll<Control>('input, select, textarea');
    const chosen = [...controls].filter(isChosen).map(control => [control, control.value] as const);
    // Within the effect, React would reset each control before the page has handled its event.
    queueMicrotask(() => {
      for (const [control, value] of chosen) tell(control, value);
    });
  }, []);
}

function isChosen({ type, options, checked, defaultChecked, value, defaultValue }: Control): boolean {
  if (options) return [...options].some(option => option.defaultSelected && !option.selected);
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

function tell(control: Control, value: string) {
  if (/radio|checkbox/.test(control.type)) {
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  control.value = value;
  const events = control === document.activeElement ? ['input', 'change'] : ['input', 'change', 'focusout'];
  for (const name of events) control.dispatchEvent(new Event(name, { bubbles: true }));
}
