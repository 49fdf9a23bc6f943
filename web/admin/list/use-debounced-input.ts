import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useLocation } from 'react-router-dom';

const PAUSE = 250;

/**
 * What is typed into a field. It is settled when the typing pauses, unless one leaves before, and follows `value` when
 * that changes by other ways.
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
      // The router is ahead of what was rendered: a press that leads away is not called back by what was typed before it.
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
