import { expect, test } from 'vitest';
import { createApp } from '../../functions/app.ts';
import { callsOf, isRecorded } from '../../functions/openapi/calls.ts';

/** What staff may safely repeat without a key, and why. */
const NEED_NO_KEY: Record<string, string> = {
  'POST /api/auth/passkeys': 'its challenge is taken once',
  'POST /api/auth/passkeys/options': 'it only asks',
  'POST /api/auth/passkeys/recovery-codes': 'the new codes replace those before',
  'POST /api/imports/:id/rows': 'a row takes the place of the one with its number',
  'POST /api/jobs/:id/cancel': 'what is cancelled stays so',
  'POST /api/jobs/:id/step': 'a step has its turn',
  'POST /api/orders/:orderNumber/payments/:paymentId/look': 'it only asks the provider',
  'POST /api/orders/:orderNumber/payments/:paymentId/refund': 'the provider sends the money back once',
  'POST /api/payments/takings/:captureId/done': 'what is done stays so',
  'POST /api/posts/pictures': 'a picture is called by its content',
  'POST /api/posts/preview': 'it only asks',
};

test('every staff POST is executed once per key, or is safe to repeat', () => {
  const calls = callsOf(createApp(c => c.body('')).routes).filter(
    call => call.method === 'POST' && isRecorded(call),
  );
  const without = calls.filter(({ notes }) => !notes.keyed).map(({ method, path }) => `${method} ${path}`);
  expect(without.sort()).toEqual(Object.keys(NEED_NO_KEY).sort());
  expect(calls.length).toBeGreaterThan(without.length * 2);
});
