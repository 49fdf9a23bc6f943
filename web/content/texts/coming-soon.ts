export const comingSoon = {
  title: 'Coming soon',
  description: 'This part of the shop opens soon; everything else is open as usual.',
  none: 'Nothing new is announced at the moment. Everything here is open as usual.',
  headline: 'Coming soon.',
  lead: 'This part of the shop is closed while we work on it. Everything else is open as usual.',
  opens: (day: string) => `Opens on ${day}, at noon in Greenwich.`,
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  left: (days: number, hours: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} and ${hours} ${hours === 1 ? 'hour' : 'hours'} left`,
  open: 'We are open',
  openLead: 'Everything is ready. Come in.',
  visit: 'See the products',
  email: 'E-mail',
  hint: 'News from the shop. First comes a letter that asks whether the address is yours.',
  submit: 'Submit',
  social: 'Where else to find us',
} as const;
