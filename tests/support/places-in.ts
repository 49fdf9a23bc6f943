import type * as z from 'zod';

type Definition = Partial<Record<'innerType' | 'element' | 'in', z.core.$ZodType>> & {
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
};

/** The path of every object within this contract, required or not. */
export function placesIn(schema: z.core.$ZodType | undefined, path: string[] = []): string[][] {
  if (!schema) return [];
  const { innerType, in: given, element, shape, options = [] } = schema._zod.def as Definition;
  if (shape) {
    const inside = Object.entries(shape).flatMap(([name, part]) => placesIn(part, [...path, name]));
    return path.length > 0 ? [path, ...inside] : inside;
  }
  return [
    ...placesIn(innerType ?? given, path),
    ...placesIn(element, [...path, '0']),
    ...options.flatMap(option => placesIn(option, path)),
  ];
}
