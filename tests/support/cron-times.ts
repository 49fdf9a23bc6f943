/** The times of the scheduled tasks, as in wrangler.toml. */
export const OFTEN = '*/2 * * * *';
export const MONEY = '*/10 * * * *';
export const HOURLY = '17 * * * *';
