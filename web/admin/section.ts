import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AdminHandle } from './guard.ts';
import type { NavigationEntry, Resource, Versioned } from './resource.ts';

type Screen = { Component: ComponentType };
/** Lazy screens by their path below the section; '' is the section itself. */
type Screens = Record<string, () => Promise<Screen>>;
type RecordForm<Entity> = { Form: ComponentType<{ stored?: Versioned<Entity> }> };

/** A sidebar entry and its screens. */
export type Section = NavigationEntry & { routes: RouteObject[] };

const BACK_OFFICE = /^\/admin\//;

export function section(entry: NavigationEntry, screens: Screens): Section {
  const base = entry.path.replace(BACK_OFFICE, '');
  const handle: AdminHandle | undefined = entry.role && { permittedRoles: [entry.role] };
  const routes = Object.entries(screens).map(([below, lazy]) => ({
    path: below ? `${base}/${below}` : base,
    lazy,
    ...(handle && { handle }),
  }));
  return { ...entry, routes };
}

type Managed<Entity> = {
  list: () => Promise<Screen>;
  form: () => Promise<RecordForm<Entity>>;
  /** Screens specific to this resource. */
  others?: Screens;
};

/** A list, and one form for creating and editing. */
export function managed<Entity, Values>(resource: Resource<Entity, Values>, loads: Managed<Entity>): Section {
  const formScreens = async () => {
    const [{ formScreensOf }, { Form }] = await Promise.all([
      import('./form/form-screens.tsx'),
      loads.form(),
    ]);
    return formScreensOf(resource, Form);
  };
  return section(resource, {
    '': loads.list,
    create: async () => ({ Component: (await formScreens()).Create }),
    [`edit/${resource.idPath}`]: async () => ({ Component: (await formScreens()).Edit }),
    ...loads.others,
  });
}
