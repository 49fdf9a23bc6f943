export const projectWords = {
  title: 'Projects',
  none: 'You’ll find our projects here soon.',
  all: 'All projects',
  more: 'More projects',
  previous: 'Previous project',
  next: 'Next project',
} as const;
