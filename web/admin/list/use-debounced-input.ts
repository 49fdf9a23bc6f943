import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useLocation } from 'react-router-dom';

const PAUSE = 250;

/**
 * The value of a text field. It settles when typing pauses, unless the page is left first, and follows `value` when
 * that changes elsewhere.
 */
export function useDebouncedInput(value: string, onSettled: (text: string) => void, pause = PAUSE) {
  const [typed, setTyped] = useState(value);
  const router = useContext(DataRouter)?.router;
  const { key } = useLocation();
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const settle = () => {
      // The router is ahead of the render: typing must not undo a click that leads away.
      if (router && (router.state.navigation.state !== 'idle' || router.state.location.key !== key)) {
        timer = setTimeout(settle, pause);
        return;
      }
      sent.current = text;
      onSettled(text);
    };
    let timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [typed, onSettled, pause, router, key]);

  return [typed, setTyped] as const;
}
