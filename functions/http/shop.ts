import type { Database } from '../../db/database.ts';
import type { Mail } from '../ports/mail.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { Session } from './session-token.ts';

/** What a request may reach. `worker.ts` opens these; nothing else knows where they come from. */
export type Ports = {
  database: Database;
  pictures: Pictures;
  /** Absent where the shop was given no mail service. */
  mail: Mail | undefined;
  /** Where the picture store serves its pictures itself, if it does. */
  pictureOrigin: string | undefined;
  secret: Uint8Array;
  /** The page that a browser can fill by itself. */
  readShell: () => Promise<string>;
  /** The files that the shop was built with. */
  fetchFile: (request: Request) => Promise<Response>;
};

/** The type that every Hono app of the shop is made with. */
export type Shop = {
  Bindings: Ports;
  Variables: { session: Session | null };
};
