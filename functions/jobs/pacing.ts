/** While visitors use the shop, the steps of a job take a fifth of the time. */
const REST_PER_STEP = 4;
const LONGEST_REST_MS = 5000;
/** Of others, from which on the shop counts as in use. */
const REQUESTS_PER_SECOND = 1;

const OF_A_JOB = /\/api\/jobs\//;

type Paced<Result> = { result: Result; restMs: number };

export type Pacing = {
  noteRequest: (url: string) => void;
  /** Runs a step and says how long to wait before the next one, so that visitors are served meanwhile. */
  pace: <Result>(step: () => Promise<Result>) => Promise<Paced<Result>>;
};

/** A database answers one request at a time, so a job running flat out would leave hardly any time for visitors. */
export function createPacing(): Pacing {
  let requests = 0;
  let since = 0;
  return {
    noteRequest(url) {
      if (!OF_A_JOB.test(url)) requests += 1;
    },
    async pace(step) {
      const began = Date.now();
      const result = await step();
      const ended = Date.now();
      const isBusy = requests > ((ended - since) / 1000) * REQUESTS_PER_SECOND;
      requests = 0;
      since = ended;
      return { result, restMs: isBusy ? Math.min(LONGEST_REST_MS, REST_PER_STEP * (ended - began)) : 0 };
    },
  };
}
