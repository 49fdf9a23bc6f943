import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const PAUSE = 250;

/**
 * What is typed into a field. It is settled when the typing pauses, unless one leaves before, and follows `value` when
 * that changes by other ways.
 */
export function useTyped(value: string, onSettled: (text: string) => void, pause = PAUSE) {
  const [typed, setTyped] = useState(value);
  const { state: navigating } = useNavigation();
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current || navigating !== 'idle') return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSettled(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSettled, pause, navigating]);

  return [typed, setTyped] as const;
}
