import type { Actor } from '../../db/client/database.ts';
import type { Ports } from '../deps.ts';
import type { CacheTags } from '../response-cache/changes.ts';
import type { Session } from './session-token.ts';

/** An uploaded picture with its smaller sizes. */
export type Upload = { part: string; picture: Uint8Array<ArrayBuffer>; sizes: Uint8Array<ArrayBuffer>[] };

/** The environment type of every Hono app of the shop. */
export type AppEnv = {
  Bindings: Ports;
  Variables: {
    session: Session | null;
    actor: Actor | null;
    upload?: Upload | undefined;
    cacheTags?: CacheTags | undefined;
    /** More of the same change follows: until then, visitors see it like changes from other isolates. */
    goesOn?: boolean;
    /** The account could not be checked: no data from the database may be returned. */
    isUnchecked?: boolean;
    /** Status of the error page to render instead. */
    failure?: number;
  };
};
