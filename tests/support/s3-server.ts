import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Options } from '../../functions/ports/pictures-s3.ts';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer: { closeAllConnections(): void };
}
type S3ServerClass = new (options: Record<string, unknown>) => S3Server;
type Store = Record<string, (...args: unknown[]) => Promise<unknown>>;
interface Signatures {
  getStringToSign(request: { uri: string }, credential: unknown): string;
}

const BUCKET = 'pictures';
const load = createRequire(import.meta.url);
signPathsAsSent(load('@20minutes/s3rver/lib/signature/v4.js'));
tripleDes(load('node:crypto'));
oneAfterAnother(load('@20minutes/s3rver/lib/stores/filesystem.js').prototype);

/** A real S3 server with one bucket, which verifies the signature of every request. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'meridian-s3-'));
  let server = serve(directory);
  const { port } = await server.run();
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const lose = async () => {
    server.httpServer.closeAllConnections();
    await server.close().catch(() => undefined);
  };
  return {
    options,
    lose,
    /** With its earlier pictures. */
    regain: async () => {
      server = serve(directory, port);
      await server.run();
    },
    stop: async () => {
      await lose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function serve(directory: string, port = 0): S3Server {
  const S3rver = load('@20minutes/s3rver') as S3ServerClass;
  return new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
}

// S3 signs the path as sent, `/bucket/`; this server would verify the signature of `/bucket`.
function signPathsAsSent(signatures: Signatures) {
  const sign = signatures.getStringToSign;
  signatures.getStringToSign = (request, credential) =>
    sign({ ...request, uri: request.uri.replace(/^\/[^/]+$/, '$&/') }, credential);
}

// S3 objects appear atomically; here an object is three files, which a list could read half-written.
function oneAfterAnother(store: Store) {
  let last: Promise<unknown> = Promise.resolve();
  for (const name of ['listObjects', 'getObject', 'putObject', 'deleteObject']) {
    const act = store[name] as Store[string];
    store[name] = function (...args) {
      const acted = last.then(() => act.apply(this, args));
      last = acted.catch(() => undefined);
      return acted;
    };
  }
}

// It makes its page cursors with DES, which OpenSSL 3 no longer has; triple DES with one key is the same.
function tripleDes(crypto: typeof import('node:crypto')) {
  const { createCipheriv, createDecipheriv } = crypto;
  const inDes =
    (make: CallableFunction) =>
    (algorithm: string, key: Buffer, ...rest: unknown[]) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest)
        : make(algorithm, key, ...rest);
  Object.assign(crypto, {
    createCipheriv: inDes(createCipheriv),
    createDecipheriv: inDes(createDecipheriv),
  });
}
