import { type ComponentType, lazy } from 'react';
import { loadSheet } from './load-sheet.ts';

type Module<Props> = { default: { sheet: string; Part: ComponentType<Props> } };

/** A part that comes after the page: with its style sheet, or not at all. */
export const laterPart = <Props>(load: () => Promise<Module<Props>>) =>
  lazy(async () => {
    try {
      const { sheet, Part } = (await load()).default;
      await loadSheet(sheet);
      return { default: Part };
    } catch {
      return { default: () => null };
    }
  });
