export const comingSoon = {
  title: 'Coming soon',
  description: 'This part of the shop opens soon. Everything else is open as usual.',
  none: 'There’s nothing to announce at the moment. The shop is open as usual.',
  headline: 'Coming soon.',
  lead: 'This part of the shop is closed while we work on it. Everything else is open as usual.',
  opens: (day: string) => `Opens on ${day} at noon GMT.`,
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  left: (days: number, hours: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} and ${hours} ${hours === 1 ? 'hour' : 'hours'} left`,
  open: 'We’re open',
  openLead: 'Everything’s ready. Come on in.',
  visit: 'See the products',
  email: 'E-mail',
  hint: 'News from the shop. We’ll email you first to confirm your address.',
  submit: 'Submit',
  social: 'Find us elsewhere',
} as const;
