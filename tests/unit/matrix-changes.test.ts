import { describe, expect, test } from 'vitest';
import type { MatrixCountry } from '../../functions/pricing/price-matrix/contract.ts';
import { adjusted, parseFormula } from '../../web/admin/pricing/price-matrix/adjust.ts';
import { asChange, keyOf, type Setting } from '../../web/admin/pricing/price-matrix/edit.ts';
import type { Field, Value } from '../../web/admin/pricing/price-matrix/fields.ts';
import { createMatrixStore } from '../../web/admin/pricing/price-matrix/matrix-store.ts';
import { at, goTo, jump, move, rangeOf, step } from '../../web/admin/pricing/price-matrix/selection.ts';

describe('moving', () => {
  const bounds = { rows: 5, cols: 4 };
  const at00 = at({ row: 0, col: 0 });

  test('arrow keys stay within the grid and extend a selection from its start', () => {
    expect(move(at00, { direction: 'up', stretch: false }, bounds)).toEqual(at00);
    const down = move(at00, { direction: 'down', by: 3, stretch: false }, bounds);
    const wide = move(
      move(down, { direction: 'right', stretch: true }, bounds),
      { direction: 'up', stretch: true },
      bounds,
    );
    expect(rangeOf(wide)).toEqual({ top: 2, bottom: 3, left: 0, right: 1 });
    expect(wide.active).toEqual({ row: 3, col: 0 });
    expect(rangeOf(goTo(wide, { row: 4, col: 3 }, true))).toEqual({ top: 3, bottom: 4, left: 0, right: 3 });
  });

  test('Ctrl+arrow goes to the end of the filled cells, then to the next filled ones, then to the edge', () => {
    const filled = [0, 1, 2, 4];
    const go = (row: number) =>
      jump(
        at({ row, col: 0 }),
        { direction: 'down', stretch: false, isFilled: spot => filled.includes(spot.row) },
        { rows: 8, cols: 1 },
      ).active.row;
    expect([go(0), go(2), go(4), go(7)]).toEqual([2, 4, 7, 7]);
  });

  test('Tab moves along rows, Enter down; both stay within a selection of several cells', () => {
    const tab = (selection = at00, backwards = false) => step(selection, { along: 'row', backwards }, bounds);
    expect(tab(at({ row: 0, col: 3 })).active).toEqual({ row: 1, col: 0 });
    expect(tab(at00, true)).toEqual(at00);
    const block = goTo(at({ row: 1, col: 1 }), { row: 2, col: 2 }, true);
    const enter = (selection: typeof block) => step(selection, { along: 'column', backwards: false }, bounds);
    const third = enter(enter(block));
    expect(third.active).toEqual({ row: 1, col: 2 });
    expect(rangeOf(third)).toEqual(rangeOf(block));
    expect(enter(enter(third)).active).toEqual({ row: 1, col: 1 });
    expect(step(block, { along: 'row', backwards: true }, bounds).active).toEqual({ row: 2, col: 2 });
  });
});

describe('editing', () => {
  const country = (countryId: number): MatrixCountry => ({
    countryId,
    countryCode: `C${countryId}`,
    countryName: `Country ${countryId}`,
    denomination: 'EUR',
    displayStatus: true,
  });
  const [here, there] = [country(1), country(2)];
  const product = (productCode: number) => ({ productCode, productName: `Product ${productCode}` });
  const set = (productCode: number, where: MatrixCountry, field: Field, value: Value): Setting => ({
    product: product(productCode),
    country: where,
    field,
    value,
  });
  const aStore = () => {
    const store = createMatrixStore();
    store.load({
      countries: [here, there],
      products: [
        { ...product(7), prices: [[1, 10, 12, 1, 0, true, 5, 3]] },
        { ...product(8), prices: [] },
      ],
    });
    return store;
  };
  const [stored, empty] = [keyOf(7, 1), keyOf(8, 2)];

  test('a change is counted, disappears when the old value is retyped, and sends only what changed', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11), set(7, here, 'PV', 2)]);
    expect(store.counts.read()).toEqual({ cells: 2, products: 1, invalid: 0 });
    const [edit] = store.edits().values();
    expect(edit && asChange(edit)).toEqual({ ProductCode: 7, CountryID: 1, version: 3, NetPrice: 11, PV: 2 });
    store.set([set(7, here, 'NetPrice', 10), set(7, here, 'PV', 1)]);
    expect(store.counts.read()).toEqual({ cells: 0, products: 0, invalid: 0 });
  });

  test('a new price needs net, retail and stock; clearing a net price deletes a stored one', () => {
    const store = aStore();
    store.set([set(8, there, 'NetPrice', 5)]);
    expect(store.counts.read().invalid).toBe(1);
    expect(store.counts.pricesIn(2)).toBe(1);
    store.set([set(8, there, 'RetailPrice', 6), set(8, there, 'StockAvailable', 0)]);
    expect(store.counts.read().invalid).toBe(0);
    store.set([set(7, here, 'NetPrice', null)]);
    expect(store.priceAt(stored)).toBeNull();
    expect([...store.edits().values()].map(asChange)).toEqual([
      expect.objectContaining({ ProductCode: 8, version: null, NetPrice: 5, PV: 0, DisplayAtWebsite: true }),
      { ProductCode: 7, CountryID: 1, version: 3, remove: true },
    ]);
    expect(store.counts.pricesIn(1)).toBe(0);
    store.set([set(7, here, 'NetPrice', 9)]);
    expect(store.priceAt(stored)).toMatchObject({ NetPrice: 9, RetailPrice: 12, StockAvailable: 5 });
  });

  test('each step is undone and redone as one, and a new one discards redo', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11), set(8, there, 'NetPrice', 5)]);
    store.set([set(7, here, 'NetPrice', 12)]);
    store.undo();
    expect(store.priceAt(stored)?.NetPrice).toBe(11);
    store.undo();
    expect({
      edits: store.edits().size,
      price: store.priceAt(empty),
      invalid: store.counts.read().invalid,
    }).toEqual({ edits: 0, price: null, invalid: 0 });
    expect(store.undo()).toBeUndefined();
    store.redo();
    store.redo();
    expect(store.priceAt(stored)?.NetPrice).toBe(12);
    store.undo();
    store.set([set(7, here, 'PV', 9)]);
    expect(store.redo()).toBeUndefined();
    store.takeBack([stored]);
    expect([...store.edits().keys()]).toEqual([empty]);
  });

  test('a saved cell is no longer changed, unless it was edited again meanwhile', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11)]);
    const sent = [...store.edits().values()];
    store.set([set(7, here, 'NetPrice', 13)]);
    store.saved(sent, [4]);
    expect(store.baseAt(stored)).toMatchObject({ version: 4, price: { NetPrice: 11 } });
    expect(store.counts.read().cells).toBe(1);
    store.saved([...store.edits().values()], [5]);
    expect({ edits: store.edits().size, version: store.baseAt(stored)?.version }).toEqual({
      edits: 0,
      version: 5,
    });
  });

  test('undoing while saving is a change to what was saved', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11), set(8, there, 'NetPrice', 5)]);
    const sent = [...store.edits().values()];
    store.undo();
    store.saved(sent, [4, 1]);
    expect(store.counts.read()).toEqual({ cells: 2, products: 2, invalid: 0 });
    expect({ stored: store.priceAt(stored)?.NetPrice, empty: store.priceAt(empty) }).toEqual({
      stored: 10,
      empty: null,
    });
    expect({ first: store.counts.pricesIn(1), second: store.counts.pricesIn(2) }).toEqual({
      first: 1,
      second: 0,
    });
    expect([...store.edits().values()].map(asChange)).toEqual([
      { ProductCode: 7, CountryID: 1, version: 4, NetPrice: 10 },
      { ProductCode: 8, CountryID: 2, version: 1, remove: true },
    ]);
    store.takeBack([stored, empty]);
    expect(store.counts.read().cells).toBe(0);
    expect({ netPrice: store.priceAt(stored)?.NetPrice, prices: store.counts.pricesIn(2) }).toEqual({
      netPrice: 11,
      prices: 1,
    });
  });

  test('after a conflict, my change applies to their version', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11), set(8, there, 'NetPrice', 5)]);
    store.outdated([{ ProductCode: '7', CountryID: 1, price: [1, 99, 12, 1, 0, true, 5, 8] }]);
    const [edit] = [...store.edits().values()].filter(({ key }) => key === stored);
    expect(edit).toMatchObject({ base: { version: 8, price: { NetPrice: 99 } }, price: { NetPrice: 11 } });
    store.takeBack([stored]);
    expect(store.priceAt(stored)?.NetPrice).toBe(99);
  });

  test('my change keeps their other fields, and stays in conflict until it is decided', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11)]);
    store.outdated([{ ProductCode: '7', CountryID: 1, price: [1, 99, 120, 1, 0, false, 9, 8] }]);
    expect([...store.edits().values()].map(asChange)).toEqual([
      { ProductCode: 7, CountryID: 1, version: 8, NetPrice: 11 },
    ]);
    store.set([set(7, here, 'PV', 3)]);
    expect(store.contested()).toEqual([stored]);
    store.keep([stored]);
    expect(store.contested()).toEqual([]);
    expect(store.priceAt(stored)).toMatchObject({ NetPrice: 11, RetailPrice: 120, PV: 3, StockAvailable: 9 });
  });

  test('my deletion stays a deletion, and their deletion makes my price a complete new one', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', null)]);
    store.outdated([{ ProductCode: '7', CountryID: 1, price: [1, 99, 120, 1, 0, true, 5, 8] }]);
    expect(store.priceAt(stored)).toBeNull();
    store.set([set(7, here, 'NetPrice', 11)]);
    store.outdated([{ ProductCode: '7', CountryID: 1, price: null }]);
    expect([...store.edits().values()].map(asChange)).toEqual([
      expect.objectContaining({ version: null, NetPrice: 11, RetailPrice: 120, StockAvailable: 5 }),
    ]);
  });

  test('changes outlive the loaded page, and 20,000 are one step', () => {
    const store = aStore();
    store.set([set(7, here, 'NetPrice', 11)]);
    store.load({ countries: [here], products: [{ ...product(9), prices: [] }] });
    expect(store.counts.read().cells).toBe(1);
    expect(store.counts.pricesIn(1)).toBe(0);
    const many = Array.from({ length: 20_000 }, (_, index) => set(index + 100, here, 'NetPrice', index));
    expect(store.set(many)).toBe(20_000);
    store.undo();
    expect(store.edits().size).toBe(1);
  });
});

describe('adjusting', () => {
  const by = (formula: string, amount: number, ending = '' as const, decimals = 2) => {
    const change = parseFormula(formula);
    return change && adjusted(amount, { change, ending, decimals });
  };
  test.each([
    ['+5%', 10.1, 10.61],
    ['-10 %', 19.99, 17.99],
    ['-1.50', 10, 8.5],
    ['×1.19', 64.5, 76.76],
    ['*2', 0.01, 0.02],
    ['/3', 10, 3.33],
    ['=9.99', 5, 9.99],
    ['+0,5', 1, 1.5],
    ['×1.1', 1.15, 1.27],
  ])('%s of %d is %d', (formula, amount, result) => expect(by(formula, amount)).toBe(result));

  test('an invalid formula changes nothing', () => {
    expect(['', '5', '5%', 'x', '/0', '+-1', '×5%'].map(parseFormula)).toEqual(Array(7).fill(undefined));
  });

  test('an ending rounds to the nearest such amount, never below zero; a currency without decimals has none', () => {
    const ended = (amount: number) =>
      adjusted(amount, { change: cents => cents, ending: '.99', decimals: 2 });
    expect([ended(10.2), ended(10.49), ended(10.6), ended(0.2), ended(10.99)]).toEqual([
      9.99, 10.99, 10.99, 0.99, 10.99,
    ]);
    expect(by('+5%', 1010, '', 0)).toBe(1061);
  });
});
