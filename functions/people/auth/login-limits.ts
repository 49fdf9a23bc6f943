import type { Device } from './known-device.ts';

/** Delay before a place's next attempt, in seconds; grows with the attempts on a user name. */
const SHORTEST_WAIT = 30;
const LONGEST_WAIT = 300;

/** Counters for wrong passwords; `guesser` is a place or a known device. */
export function limitsOfLogin(
  name: string,
  { address, device }: { address: string; device: Device | undefined },
) {
  const named = name.toLowerCase();
  const pair = `${named} ${device?.deviceId ?? address}`;
  return {
    /** Guessing in one place doesn't lock out others. */
    pair: { of: 'login-pair', subject: pair, most: 10, minutes: 15 },
    /** One place can't try a password on all accounts. */
    place: { of: 'login-address', subject: address, most: 50, minutes: 15 },
    /** Guesses from many places: from then on, each place has its own delay. */
    name: { of: 'login-name', subject: named, most: 30, minutes: 15 },
    turn: (tries: number) => {
      const seconds = Math.min(Math.max(tries, SHORTEST_WAIT), LONGEST_WAIT);
      return { of: 'login-turn', subject: pair, most: 1, minutes: seconds / 60 };
    },
  };
}
