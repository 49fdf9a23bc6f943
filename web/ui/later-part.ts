import { type ComponentType, lazy } from 'react';
import { loadSheet } from './load-sheet.ts';

type Module<Props> = { default: { sheet: string; Part: ComponentType<Props> } };

/** A part that comes after the page: with its style sheet, or not at all. `Lost` clears the place kept for it. */
export const laterPart = <Props>(
  load: () => Promise<Module<Props>>,
  Lost: ComponentType<Props> = () => null,
) =>
  lazy(async () => {
    try {
      const { sheet, Part } = (await load()).default;
      await loadSheet(sheet);
      return { default: Part };
    } catch {
      return { default: Lost };
    }
  });
