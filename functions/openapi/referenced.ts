import { COMPONENTS } from './schemas.ts';

const REFERENCE = new RegExp(`"\\$ref":"${COMPONENTS}/(\\w+)/([^"]+)"`, 'g');

/** The components that calls reference, directly or indirectly. */
export function referencedFrom<Components extends Record<string, Record<string, unknown>>>(
  paths: object,
  components: Components,
): Components {
  const reached = new Set<unknown>();
  const follow = (part: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      const component = components[kind]?.[name];
      if (!component || reached.has(component)) continue;
      reached.add(component);
      follow(component);
    }
  };
  follow(paths);
  const kinds = Object.entries(components).map(([kind, named]) => [
    kind,
    Object.fromEntries(Object.entries(named).filter(([, component]) => reached.has(component))),
  ]);
  return Object.fromEntries(kinds) as Components;
}
