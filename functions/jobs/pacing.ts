/** The busier the shop, the longer a job rests after each step: as long as the step took, for every ten requests a second. */
const REQUESTS_PER_REST = 10;
const MOST_RESTS = 15;
const LONGEST_REST_MS = 5000;

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
      const perSecond = requests / ((ended - since) / 1000);
      requests = 0;
      since = ended;
      const rests = Math.min(MOST_RESTS, perSecond / REQUESTS_PER_REST);
      return { result, restMs: Math.min(LONGEST_REST_MS, Math.round(rests * (ended - began))) || 0 };
    },
  };
}
