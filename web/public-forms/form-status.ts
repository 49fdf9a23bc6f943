import { createContext, useContext } from 'react';

export type Errors = Record<string, string>;

/** `failure` is an error that doesn't belong to a field. */
export type FormStatus = { at: 'filling' | 'sending' | 'done'; errors: Errors; failure?: string };

export const FILLING: FormStatus = { at: 'filling', errors: {} };

export const FormStatusContext = createContext(FILLING);

export const useFormStatus = () => useContext(FormStatusContext);
