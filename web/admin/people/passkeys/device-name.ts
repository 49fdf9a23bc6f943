const DEVICES: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows PC'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux PC'],
];

/** What a new passkey is called unless its owner knows better. */
export const deviceName = (userAgent: string) =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
