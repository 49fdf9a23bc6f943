import { keptInTab } from '../../../api/safe-storage.ts';
import type { Target } from './move-words.ts';

type KeptNote = { username: string; to: Target; note: string };

/** A draft note stays in this tab until sent or discarded, because the session may end first. */
export const keepNote = (orderNumber: string, kept: KeptNote) =>
  keptInTab.setItem(keyOf(orderNumber), JSON.stringify(kept));

export function keptNote(orderNumber: string, username: string): KeptNote | undefined {
  const kept: KeptNote | null = JSON.parse(keptInTab.getItem(keyOf(orderNumber)) ?? 'null');
  return kept?.username === username ? kept : undefined;
}

export const forgetNote = (orderNumber: string) => keptInTab.removeItem(keyOf(orderNumber));

const keyOf = (orderNumber: string) => `note:${orderNumber}`;
