import type { Database } from '../../db/database.ts';
import type { Upload } from '../api/pictures/sizes.ts';
import type { Mail } from '../ports/mail.ts';
import type { PayPal } from '../ports/paypal.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { Answers } from './answers.ts';
import type { Session } from './session-token.ts';

/** What a request may reach. `worker.ts` opens these; nothing else knows where they come from. */
export type Ports = {
  database: Database;
  pictures: Pictures;
  /** Absent where the shop was given no mail service. */
  mail: Mail | undefined;
  /** Absent where the shop has no account at PayPal. */
  paypal: PayPal | undefined;
  /** Where pictures are served: a path of the shop, or the picture store's own address. */
  pictureBase: string;
  /** Whether what is read at the same time comes from one moment, as it does for a page. */
  readsTogether?: boolean;
  /** Absent where no answer is kept. */
  answers?: Answers | undefined;
  secret: Uint8Array;
  /** The page that a browser can fill by itself. */
  readShell: () => Promise<string>;
  /** The files that the shop was built with. */
  fetchFile: (request: Request) => Promise<Response>;
};

/** The type that every Hono app of the shop is made with. */
export type Shop = {
  Bindings: Ports;
  Variables: { session: Session | null; upload?: Upload | undefined };
};
