const DEVICES: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows PC'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux PC'],
];

/** A new passkey's suggested name. */
export const deviceName = (userAgent: string) =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
