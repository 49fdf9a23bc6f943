import type { Device } from './known-device.ts';

/** How long a place waits for its next turn, in seconds: the more tries at a name, the longer. */
const SHORTEST_WAIT = 30;
const LONGEST_WAIT = 300;

/** What wrong passwords are counted by; `guesser` is a place, or a device that is known. */
export function limitsOfLogin(
  name: string,
  { address, device }: { address: string; device: Device | undefined },
) {
  const named = name.toLowerCase();
  const pair = `${named} ${device?.deviceId ?? address}`;
  return {
    /** Whoever guesses somewhere keeps nobody else out. */
    pair: { of: 'login-pair', subject: pair, most: 10, minutes: 15 },
    /** One place cannot try a password on everybody. */
    place: { of: 'login-address', subject: address, most: 50, minutes: 15 },
    /** Guesses from many places: from then on each place waits for its turn. Nobody takes that of another. */
    name: { of: 'login-name', subject: named, most: 30, minutes: 15 },
    turn: (tries: number) => {
      const seconds = Math.min(Math.max(tries, SHORTEST_WAIT), LONGEST_WAIT);
      return { of: 'login-turn', subject: pair, most: 1, minutes: seconds / 60 };
    },
  };
}
