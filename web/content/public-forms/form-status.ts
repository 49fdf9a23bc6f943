import { createContext, useContext } from 'react';

export type Errors = Record<string, string>;

/** `failure` is an error that belongs to none of the fields. */
export type FormStatus = { at: 'filling' | 'sending' | 'done'; errors: Errors; failure?: string };

export const FILLING: FormStatus = { at: 'filling', errors: {} };

export const FormStatusContext = createContext(FILLING);

export const useFormStatus = () => useContext(FormStatusContext);
