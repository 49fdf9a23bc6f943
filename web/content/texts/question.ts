import type { NavigationLink } from './navigation.ts';

export type Question = { question: string; answer: string; link?: NavigationLink };
