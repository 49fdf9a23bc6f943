import type { RouteObject } from 'react-router-dom';
import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { countries } from './countries.ts';
import { CountryForm } from './country-form.tsx';
import { CountryList } from './country-list.tsx';

export const countryRoutes: RouteObject[] = [
  { path: 'countries', element: <CountryList /> },
  {
    path: 'countries/create',
    element: (
      <CreateScreen resource={countries}>
        <CountryForm />
      </CreateScreen>
    ),
  },
  {
    path: 'countries/edit/:id',
    element: <EditScreen resource={countries}>{stored => <CountryForm stored={stored} />}</EditScreen>,
  },
];
