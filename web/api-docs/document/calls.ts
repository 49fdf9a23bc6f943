import type { ApiDocument, Operation, Parameter, Ref } from '../../../functions/openapi/contract.ts';

/** One operation of the API document, as the page shows it. */
export type Call = { id: string; method: string; path: string; tag: string; operation: Operation };
export type Group = { tag: string; description: string; calls: Call[] };

export function groupsIn({ tags, paths }: ApiDocument): Group[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0],
      operation,
    })),
  );
  return tags.map(({ name, description }) => ({
    tag: name,
    description,
    calls: calls.filter(({ tag }) => tag === name),
  }));
}

/** Keeps the calls that match every search term; drops groups that end up empty. */
export function searched(groups: Group[], search: string): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(group => ({ ...group, calls: group.calls.filter(call => hasAll(call, words)) }))
    .filter(({ calls }) => calls.length > 0);
}

function hasAll({ id, method, path, tag, operation }: Call, words: string[]): boolean {
  const text = `${method} ${path} ${operation.summary} ${id} ${tag}`.toLowerCase();
  return words.every(word => text.includes(word));
}

/** Resolves a `$ref`; anything else is returned unchanged. */
export function resolve<Part extends object>(document: ApiDocument, part: Part | Ref): Part {
  const $ref = '$ref' in part ? (part.$ref as string | undefined) : undefined;
  if (!$ref) return part as Part;
  const location = $ref.split('/').slice(1);
  const found = location.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], document);
  return found as Part;
}

export const nameOf = ({ $ref }: { $ref?: string }) => $ref?.split('/').at(-1);

/** The browser sends this header automatically, so no one has to fill it in. */
const AUTOMATIC_HEADER = 'X-XSRF-TOKEN';

export function parametersOf(
  document: ApiDocument,
  { operation }: Call,
  location?: Parameter['in'],
): Parameter[] {
  return operation.parameters
    .map(parameter => resolve<Parameter>(document, parameter))
    .filter(parameter => (!location || parameter.in === location) && parameter.name !== AUTOMATIC_HEADER);
}

export function permissionOf({ operation: { 'x-roles': roles } }: Call): string {
  if (!roles) return 'Anyone';
  if (roles.includes('customer')) return 'Signed-in users';
  return roles.join(' and ').replace(/^./, char => char.toUpperCase());
}
