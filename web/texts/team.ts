export const teamWords = {
  title: 'Team',
  none: 'You can meet our team here soon.',
  contact: 'Contact us',
  about: 'How the shop works',
} as const;
