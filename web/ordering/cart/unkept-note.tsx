import { useEffect, useState } from 'react';
import { canStore } from '../../api/safe-storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { isCartPersisted } from './is-cart-kept.ts';

/** Warns about what a reload would lose in this browser. */
export function UnkeptNote() {
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsOf()), []);
  return (
    words && (
      <Alert tone="notice" className="mt-6">
        {words}
      </Alert>
    )
  );
}

function wordsOf(): string {
  const keepsCart = isCartPersisted() && navigator.cookieEnabled;
  const keepsRest = canStore(() => localStorage) && canStore(() => sessionStorage);
  if (keepsCart && keepsRest) return '';
  const lost = [
    ...(keepsCart ? [] : ['your cart']),
    ...(keepsRest ? [] : ['your checkout details', 'quick access to your orders']),
  ];
  return `Your browser isn’t saving data for this shop. If you leave or reload, you’ll lose ${listed(lost)}.`;
}

const listed = (words: string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
