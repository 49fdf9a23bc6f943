import { lazy } from 'react';
import { EdgeFragment } from '../../../page/edge-fragment.tsx';
import type { Department } from '../../../texts/navigation.ts';

const load = () => import('./departments-content.tsx');
const Content = import.meta.env.SSR ? (await load()).default : lazy(load);

export const Departments = ({ departments }: { departments: readonly Department[] }) =>
  departments.length > 0 && (
    <EdgeFragment as="section" aria-labelledby="departments" of={departments} content={Content} />
  );
