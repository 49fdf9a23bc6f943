import { sessionStore } from '../../../api/safe-storage.ts';
import type { Target } from './move-words.ts';

type KeptNote = { username: string; to: Target; note: string };

/** A draft note stays in this tab until sent or discarded, because the session may end first. */
export const saveNoteDraft = (orderNumber: string, kept: KeptNote) =>
  sessionStore.setItem(keyOf(orderNumber), JSON.stringify(kept));

export function noteDraft(orderNumber: string, username: string): KeptNote | undefined {
  const kept: KeptNote | null = JSON.parse(sessionStore.getItem(keyOf(orderNumber)) ?? 'null');
  return kept?.username === username ? kept : undefined;
}

export const discardNoteDraft = (orderNumber: string) => sessionStore.removeItem(keyOf(orderNumber));

const keyOf = (orderNumber: string) => `note:${orderNumber}`;
