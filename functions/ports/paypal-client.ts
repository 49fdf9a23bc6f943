import * as z from 'zod';
import { MINUTE } from '../contracts/durations.ts';
import { asJson } from './as-json.ts';
import { PaymentNotPermitted, PaymentRefused, PaymentUnavailable } from './payments.ts';

export type PayPalAccess = { url: string; clientId: string; clientSecret: string; webhookId: string };

type PayPalRequest = {
  method?: 'GET' | 'POST';
  /** Idempotency key: repeating a request with it acts only once. */
  requestId?: string;
  json?: unknown;
  /** JSON to send byte for byte. */
  text?: string;
};

const ANSWER_WITHIN_MS = 10_000;
const RENEW_BEFORE_MS = MINUTE;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const Refusal = z.object({
  name: z.string().default(''),
  message: z.string().default(''),
  debug_id: z.string().default(''),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});

/** Cached across requests to save calls; keyed by account in case the settings change. */
const tokens = new Map<string, { token: string; until: number }>();

export type PayPalClient = ReturnType<typeof openClient>;

/** Authenticated calls to PayPal with a timeout and validated responses. */
export function openClient({ url, clientId, clientSecret }: PayPalAccess) {
  const account = `${clientId} ${url}`;

  async function send(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const text = await answer.text();
      if (answer.status >= 500 || answer.status === 429) throw new Error(`it responded ${answer.status}`);
      return { status: answer.status, text };
    } catch (error) {
      throw new PaymentUnavailable('PayPal', `PayPal did not answer ${path}: ${(error as Error).message}`);
    }
  }

  async function newToken(): Promise<string> {
    const { status, text } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status !== 200) throw new PaymentUnavailable('PayPal', `PayPal refused a token: ${status}`);
    const { access_token: token, expires_in: seconds } = read(Token, text);
    tokens.set(account, { token, until: Date.now() + seconds * 1000 - RENEW_BEFORE_MS });
    return token;
  }

  async function currentToken(): Promise<string> {
    const known = tokens.get(account);
    return known && Date.now() < known.until ? known.token : await newToken();
  }

  async function sendSigned(path: string, request: PayPalRequest, token: string) {
    const { method = 'POST', requestId, json, text } = request;
    return await send(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        Prefer: 'return=representation',
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
        ...(requestId && { 'PayPal-Request-Id': requestId }),
      },
      ...(method === 'POST' && { body: text ?? JSON.stringify(json ?? {}) }),
    });
  }

  return async function ask<Answer extends z.ZodType>(
    path: string,
    contract: Answer,
    request: PayPalRequest = {},
  ): Promise<z.output<Answer>> {
    let answer = await sendSigned(path, request, await currentToken());
    if (answer.status === 401) answer = await sendSigned(path, request, await newToken());
    const { status, text } = answer;
    if (status === 401) throw new PaymentUnavailable('PayPal', `PayPal denied ${path}`);
    if (status === 403) throw new PaymentNotPermitted('PayPal', `PayPal denied ${path}`);
    if (status >= 400) throw refusalIn(path, status, text);
    return read(contract, text);
  };
}

function refusalIn(path: string, status: number, text: string): PaymentRefused {
  const { success, data } = Refusal.safeParse(asJson(text));
  const issue = (success && (data.details[0]?.issue || data.name)) || `HTTP_${status}`;
  return new PaymentRefused(
    issue,
    `PayPal refused ${path}: ${status} ${issue} (${success ? data.debug_id : ''})`,
  );
}

function read<Answer extends z.ZodType>(contract: Answer, text: string): z.output<Answer> {
  const { success, data, error } = contract.safeParse(asJson(text));
  if (success) return data;
  throw new PaymentUnavailable('PayPal', `Unexpected response from PayPal: ${error.message}`);
}
