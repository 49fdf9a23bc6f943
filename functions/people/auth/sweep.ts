import { lte } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import type { WriteDeps } from '../../http/app-env.ts';

/** Of a token that has expired nobody needs to know that it was ended. */
export const sweepTokens = ({ database }: WriteDeps<'database'>) =>
  database.write(build.delete(endedTokens).where(lte(endedTokens.forgottenAt, Date.now())));
