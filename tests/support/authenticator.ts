import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A map, a text, bytes or a number, as an authenticator writes them (RFC 8949). */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const numberOf = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** The page that asks for a passkey, and what the authenticator supports. */
type Doing = { origin: string; rpId?: string; verified?: boolean; challenge?: string };

/** An authenticator with one passkey that obeys every instruction, even ones that none should. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const state = { counter: 1, userHandle: undefined as string | undefined };

  const dataFor = (rpId: string, { verified = true, key = false }) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([PRESENT | (verified ? VERIFIED : 0) | (key ? WITH_KEY : 0)]),
      numberOf(state.counter, 4),
      ...(key ? [Buffer.alloc(16), numberOf(id.length, 2), id, cbor(coseKey)] : []),
    ]);
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: id.toString('base64url'),
    /** Its next signature has this counter. */
    countFrom: (counter: number) => {
      state.counter = counter;
    },
    create(
      { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
      { origin, rpId = rp.id, verified = true }: Doing,
    ) {
      state.userHandle = user.id;
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataFor(rpId, { verified, key: true })],
      ]);
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(
      options: { challenge: string; rpId: string },
      { origin, rpId = options.rpId, verified = true }: Doing,
    ) {
      state.counter += 1;
      const data = clientData('webauthn.get', options.challenge, origin);
      const authenticatorData = dataFor(rpId, { verified });
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: state.userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
