import { lte } from 'drizzle-orm';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import { signIns } from '../../../db/schema/sign-ins.ts';
import { build } from '../../../db/sql/build.ts';
import type { WriteDeps } from '../../deps.ts';

/** Records of revoked tokens and sessions are not needed once the token has expired. */
export const cleanUpTokens = ({ database }: WriteDeps<'database'>) =>
  database.writeBatch([
    build.delete(endedTokens).where(lte(endedTokens.expiresAt, Date.now())),
    build.delete(signIns).where(lte(signIns.expiresAt, new Date())),
  ]);
