import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AdminHandle } from './guard.ts';
import type { NavigationEntry, Resource, Versioned } from './resource.ts';

type Screen = { Component: ComponentType };
/** What is loaded for a screen, by its path below the section; the section itself opens with ''. */
type Screens = Record<string, () => Promise<Screen>>;
type RecordForm<Entity> = { Form: ComponentType<{ stored?: Versioned<Entity> }> };

/** An entry of the sidebar with the screens behind it. */
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
  /** Screens that only this resource has. */
  others?: Screens;
};

/** A list, and one form to create and to edit with. */
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
