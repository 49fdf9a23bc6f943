import { lte } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import { signIns } from '../../../db/schema/sign-ins.ts';
import type { WriteDeps } from '../../http/app-env.ts';

/** Of a token that has expired nobody needs to know that it was ended, nor where it was used. */
export const sweepTokens = ({ database }: WriteDeps<'database'>) =>
  database.writeBatch([
    build.delete(endedTokens).where(lte(endedTokens.forgottenAt, Date.now())),
    build.delete(signIns).where(lte(signIns.expiresAt, new Date())),
  ]);
