export const projectWords = {
  title: 'Projects',
  none: 'Our work behind the shop will be shown here soon.',
  all: 'All projects',
  more: 'More projects',
  previous: 'Previous project',
  next: 'Next project',
} as const;
