import { sql } from 'drizzle-orm';
import { constraintViolation, isUnreachable } from '../../db/client/errors.ts';
import { openLibsql } from '../../db/client/libsql.ts';
import { PictureStoreUnavailable } from '../../functions/ports/pictures.ts';
import { picturesInS3, type S3Options } from '../../functions/ports/pictures-s3.ts';

interface Env {
  LIBSQL_URL: string;
  DEAD_URL: string;
  S3: S3Options;
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/database') return Response.json(await tryDatabase(env.LIBSQL_URL));
    if (pathname === '/pictures') return Response.json(await tryPictures(env.S3));
    if (pathname === '/upload') return upload(request, env.S3);
    return Response.json(await missEverything(env));
  },
};

async function tryDatabase(url: string) {
  const database = openLibsql({ url }).as(null);
  await database.write(
    sql`CREATE TABLE IF NOT EXISTS tins (name TEXT UNIQUE, stock INTEGER CHECK (stock >= 0))`,
  );
  const name = crypto.randomUUID();
  const [, rows] = await database.writeBatch([
    sql`INSERT INTO tins VALUES (${name}, ${3})`,
    sql`SELECT stock FROM tins WHERE name = ${name}`,
  ]);
  const again = database.writeBatch([sql`INSERT INTO tins VALUES (${name}, ${1})`]);
  return { rows, refusal: constraintViolation(await thrownBy(again)) };
}

async function tryPictures(options: S3Options) {
  const pictures = picturesInS3(options);
  const name = `${crypto.randomUUID()}.webp`;
  const bytes = new TextEncoder().encode('a picture');
  await pictures.put({ name, bytes, type: 'image/webp' });
  const picture = await pictures.get(name);
  const end = await pictures.get(name, { range: { suffix: 7 } });
  const listed = (await pictures.list()).pictures.some(one => one.name === name && one.size === 9);
  await pictures.ping();
  await pictures.delete([name]);
  const wrong = picturesInS3({ ...options, secretAccessKey: 'wrong' });
  return {
    type: picture?.type,
    text: await new Response(picture?.body).text(),
    end: await new Response(end?.body).text(),
    range: end?.range,
    listed,
    gone: (await pictures.get(name)) === null,
    refused: (await thrownBy(wrong.list())) instanceof PictureStoreUnavailable,
  };
}

async function upload(request: Request, options: S3Options) {
  const pictures = picturesInS3(options);
  const picture = {
    name: 'large.avif',
    bytes: new Uint8Array(await request.arrayBuffer()),
    type: 'image/avif',
  };
  await pictures.put(picture);
  const stored = await pictures.get(picture.name);
  return new Response(stored?.body, { headers: { 'Content-Type': stored?.type ?? '' } });
}

async function missEverything({ DEAD_URL: url, S3 }: Env) {
  const database = await thrownBy(openLibsql({ url }).read(sql`SELECT 1`));
  const pictures = await thrownBy(picturesInS3({ ...S3, endpoint: url }).get('a.png'));
  return {
    database: isUnreachable(database),
    pictures: pictures instanceof PictureStoreUnavailable,
    said: String(database instanceof Error && database.cause),
  };
}

async function thrownBy(answer: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    return error;
  }
}
