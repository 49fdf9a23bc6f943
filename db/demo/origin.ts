/** Where the shop was found by those who had letters from it. */
export const DEMO_ORIGIN = 'http://127.0.0.1:8787';
