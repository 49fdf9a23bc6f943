/** The shop's address in the emails of the demo. */
export const DEMO_ORIGIN = 'http://127.0.0.1:8787';
