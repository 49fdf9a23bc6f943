import type {
  MatrixCountry,
  MatrixProduct,
  OutdatedPrice,
} from '../../../../functions/pricing/price-matrix/contract.ts';
import { createCounts } from './counts.ts';
import {
  type Edit,
  keyOf,
  keyOfPlace,
  type Place,
  rebased,
  type Setting,
  type Stored,
  storedFrom,
} from './edit.ts';
import { differences, type Price, withValue } from './fields.ts';
import { noSteps, record, redo, type Step, type Steps, undo } from './undo.ts';

export type MatrixData = { countries: MatrixCountry[]; products: MatrixProduct[] };
export type MatrixStore = ReturnType<typeof createMatrixStore>;

/** Prices live outside React: a cell subscribes to changes and renders only if its own value changed. */
export function createMatrixStore() {
  let stored = new Map<string, Stored>();
  let steps = noSteps<Edit>();
  let version = 0;
  const edits = new Map<string, Edit>();
  const counts = createCounts();
  const listeners = new Set<() => void>();

  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const priceAt = (key: string): Price | null => {
    const edit = edits.get(key);
    return edit ? edit.price : (stored.get(key)?.price ?? null);
  };
  const baseAt = (key: string): Stored | null => {
    const edit = edits.get(key);
    return edit ? edit.base : (stored.get(key) ?? null);
  };
  const put = (key: string, edit: Edit | undefined) => {
    if (edit) edits.set(key, edit);
    else edits.delete(key);
  };
  const make = (changes: Step<Edit>) => {
    for (const { key, after } of changes) {
      counts.change(edits.get(key), after, stored.has(key));
      put(key, after);
    }
    notify();
  };
  const go = (gone: { steps: Steps<Edit>; changes: Step<Edit> } | undefined) => {
    if (!gone) return undefined;
    steps = gone.steps;
    make(gone.changes);
    return gone.changes;
  };

  const editOf = (key: string, { product, country }: Place, price: Price | null): Edit | undefined => {
    const base = baseAt(key);
    if (differences(price, base?.price ?? null).length === 0) return undefined;
    const { productCode, productName } = product;
    return { ...edits.get(key), key, productCode, productName, country, base, price };
  };

  /** Updates the stored prices; differing edits stay as changes to them. */
  const settle = (key: string, edit: Edit, now: Stored | null) => {
    const isStill = differences(edit.price, now?.price ?? null).length > 0;
    const after = isStill ? { ...edit, base: now } : undefined;
    counts.change(edits.get(key), after, stored.has(key), now !== null);
    if (now) stored.set(key, now);
    else stored.delete(key);
    put(key, after);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Increases with every change. */
    version: () => version,
    priceAt,
    baseAt,
    edits: () => edits,
    counts,

    load: ({ products }: MatrixData) => {
      stored = new Map(
        products.flatMap(({ productCode, prices }) =>
          prices.map(price => [keyOf(productCode, price[0]), storedFrom(price)] as const),
        ),
      );
      counts.restart(
        products.map(({ productCode }) => productCode),
        stored.keys(),
        edits.values(),
      );
      notify();
    },

    /** Changes restored from before this page was loaded. */
    restore: (kept: readonly Edit[]) =>
      make(kept.map(edit => ({ key: edit.key, before: undefined, after: edit }))),

    /** One undoable step; several fields of the same price become one change. */
    set: (settings: Iterable<Setting>): number => {
      const places = new Map<string, { place: Place; price: Price | null }>();
      for (const setting of settings) {
        const key = keyOfPlace(setting);
        const known = places.get(key);
        const price = known ? known.price : priceAt(key);
        const cell = { price, stored: baseAt(key)?.price ?? null };
        places.set(key, { place: setting, price: withValue(cell, setting.field, setting.value) });
      }
      const step = [...places].flatMap(([key, { place, price }]) =>
        differences(price, priceAt(key)).length > 0
          ? [{ key, before: edits.get(key), after: editOf(key, place, price) }]
          : [],
      );
      if (step.length === 0) return 0;
      steps = record(steps, step);
      make(step);
      return step.length;
    },

    undo: () => go(undo(steps)),
    redo: () => go(redo(steps)),
    takeBack: (keys: readonly string[]) => {
      const step = keys.map(key => ({ key, before: edits.get(key), after: undefined }));
      steps = record(steps, step);
      make(step);
    },

    /** Marks what was sent as stored; what was edited or reverted since stays a change. */
    saved: (sent: readonly Edit[], versions: readonly (number | null)[]) => {
      for (const [index, { key, price, ...rest }] of sent.entries()) {
        const now = price && { price, version: versions[index] ?? 0 };
        const takenBack = { ...rest, key, price: rest.base?.price ?? null };
        settle(key, edits.get(key) ?? takenBack, now);
      }
      steps = noSteps();
      notify();
    },

    /** Someone else saved first: rebases changes on their prices and marks them as contested. */
    outdated: (current: readonly OutdatedPrice[]) => {
      for (const { ProductCode, CountryID, price } of current) {
        const key = keyOf(ProductCode, CountryID);
        const edit = edits.get(key);
        const now = price && storedFrom(price);
        if (edit) settle(key, { ...edit, price: rebased(edit, now), isContested: true }, now);
      }
      steps = noSteps();
      notify();
    },
    contested: () => [...edits.values()].filter(edit => edit.isContested).map(({ key }) => key),
    /** The conflict was resolved: the remaining changes are mine. */
    keep: (keys: readonly string[]) => {
      for (const key of keys) {
        const edit = edits.get(key);
        if (edit) edits.set(key, { ...edit, isContested: false });
      }
      notify();
    },
  };
}
