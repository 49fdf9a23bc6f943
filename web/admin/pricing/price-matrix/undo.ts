/** What one step changed: each item before and after. */
type Change<Item> = { key: string; before: Item | undefined; after: Item | undefined };
export type Step<Item> = readonly Change<Item>[];
export type Steps<Item> = { done: Step<Item>[]; undone: Step<Item>[] };

const MOST_STEPS = 200;

export const noSteps = <Item>(): Steps<Item> => ({ done: [], undone: [] });

export function record<Item>({ done }: Steps<Item>, step: Step<Item>): Steps<Item> {
  return { done: [...done, step].slice(-MOST_STEPS), undone: [] };
}

/** The step to undo, as changes to make; undefined if there is none. */
export function undo<Item>({
  done,
  undone,
}: Steps<Item>): { steps: Steps<Item>; changes: Step<Item> } | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const changes = step.map(({ key, before, after }) => ({ key, before: after, after: before }));
  return { steps: { done: done.slice(0, -1), undone: [...undone, step] }, changes };
}

export function redo<Item>({
  done,
  undone,
}: Steps<Item>): { steps: Steps<Item>; changes: Step<Item> } | undefined {
  const step = undone.at(-1);
  return step && { steps: { done: [...done, step], undone: undone.slice(0, -1) }, changes: step };
}
