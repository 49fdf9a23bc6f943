import { useEffect, useState } from 'react';
import { isKeptIn } from '../../api/kept.ts';
import { Alert } from '../../ui/alert.tsx';
import { isCartKept } from './is-cart-kept.ts';

/** What a reload would lose in this browser. */
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
  const keepsCart = isCartKept() && navigator.cookieEnabled;
  const keepsRest = isKeptIn(() => localStorage) && isKeptIn(() => sessionStorage);
  if (keepsCart && keepsRest) return '';
  const lost = [
    ...(keepsCart ? [] : ['your cart']),
    ...(keepsRest ? [] : ['what you type at the checkout', 'which order was yours']),
  ];
  return `Your browser keeps nothing more of this shop. All works until you leave or reload: then ${listed(lost)} will be lost.`;
}

const listed = (words: string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
