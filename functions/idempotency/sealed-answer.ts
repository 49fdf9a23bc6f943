export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

const IV_BYTES = 12;

/** A response encrypted with its idempotency key, which is not stored: it may contain deleted or private data. */
export async function encryptAnswer(answer: StoredAnswer, key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(answer));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(key), plain);
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

export async function decryptAnswer(sealed: string, key: string): Promise<StoredAnswer> {
  const [iv, content] = sealed.split('.').map(fromText);
  if (!iv || !content) throw new Error('not a stored response');
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await cipherKey(key), content);
  return JSON.parse(new TextDecoder().decode(plain));
}

async function cipherKey(key: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`the answer to ${key}`));
  return await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const AT_ONCE = 8192;

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}

const fromText = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0));
