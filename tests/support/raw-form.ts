type RawPart = { head: string; body?: string | Uint8Array };
type RawForm = { boundary?: string; end?: string; type?: string };

/** A multipart body, byte by byte, to build malformed ones. */
export function rawForm(
  parts: RawPart[],
  { boundary = 'x', end = `--${boundary}--\r\n`, type }: RawForm = {},
) {
  const chunks = parts.flatMap(({ head, body = '' }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(body as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  const headers = { 'Content-Type': type ?? `multipart/form-data; boundary=${boundary}` };
  return { body: Buffer.concat([...chunks, Buffer.from(end)]), headers };
}

export const field = (name: string, body: string): RawPart => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
});

export const file = (name: string, body: Uint8Array, filename = 'a.png', more = ''): RawPart => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"${more}`,
  body,
});
