import { type SQL, sql } from 'drizzle-orm';
import { history } from '../../../db/schema/history.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { YEAR } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { restorableSince } from './list.ts';

const AT_ONCE = 20_000;

/** Deletes entries older than a year, oldest first, a limited number per statement. */
export async function cleanUpHistory({ database }: WriteDeps<'database'>) {
  await database.write(sql`DELETE FROM history WHERE history_id IN (
    SELECT history_id FROM (SELECT history_id, at FROM history ORDER BY history_id LIMIT ${AT_ONCE})
    WHERE at < ${Date.now() - YEAR})`);
}

/** Pictures that may be restored: of a deleted row, or in an old text of a post or page. */
export function picturesOfHistory(): SQL[] {
  const since = restorableSince();
  return [
    sql`EXISTS (SELECT 1 FROM ${history} WHERE ${history.pictureId} = ${pictures.pictureId} AND ${history.at} > ${since})`,
    sql`EXISTS (SELECT 1 FROM ${history} WHERE ${history.kind} = 'posts' AND ${history.at} > ${since}
      AND instr(${history.old} ->> 'text', ${pictures.pictureId}) > 0)`,
    sql`EXISTS (SELECT 1 FROM ${history} WHERE ${history.kind} = 'pages' AND ${history.at} > ${since}
      AND instr(${history.old} ->> 'content', ${pictures.pictureId}) > 0)`,
  ];
}
