import type { RouteObject } from 'react-router-dom';

export const sliderRoutes: RouteObject[] = [
  { path: 'slider', lazy: async () => ({ Component: (await import('./slider-manager.tsx')).SliderManager }) },
];
