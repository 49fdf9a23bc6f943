import { createContext, useContext } from 'react';

export type Errors = Record<string, string>;

/** How far a form is; `failure` is what went wrong with none of its fields. */
export type Stage = { at: 'filling' | 'sending' | 'done'; errors: Errors; failure?: string };

export const FILLING: Stage = { at: 'filling', errors: {} };

export const StageContext = createContext(FILLING);

/** The form around. */
export const useStage = () => useContext(StageContext);
