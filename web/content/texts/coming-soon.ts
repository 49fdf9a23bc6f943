import { newsletter } from './newsletter.ts';

export const comingSoon = {
  title: 'Coming soon',
  description:
    'The next country of this shop opens at noon in Greenwich. Until then this part of the shop is closed for work; the rest is open.',
  headline: 'It is almost noon.',
  lead: 'This part of the shop is closed while we work on it. The price list of the next country is written and is being read once more. Everything else is open as usual.',
  opens: (day: string) => `Opens on ${day}, at noon in Greenwich.`,
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  left: (days: number, hours: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} and ${hours} ${hours === 1 ? 'hour' : 'hours'} left`,
  open: 'We are open',
  openLead: 'The next country has its prices. Choose it at the top of the page.',
  visit: 'See the products',
  email: 'E-mail',
  hint: 'One letter when it opens, and one before it that asks whether the address is yours.',
  submit: 'Submit',
  done: newsletter.asked,
  social: 'Where else to find us',
} as const;
