export const teamWords = {
  title: 'Team',
  none: 'Our team will be introduced here soon.',
  contact: 'Write to the shop',
  about: 'Read how the shop works',
} as const;
