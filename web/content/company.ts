/** Who we are and how to reach us. The numbers are reserved for fiction, the addresses lead nowhere. */
export const company = {
  name: 'Meridian',
  blurb:
    'An online shop for many countries, with its own prices in each of them. This is a demonstration: you can try everything, and nothing is sent or charged.',
  address: ['Meridian (sample address)', '12 Noon Street', 'London SE10 9ZZ', 'United Kingdom'],
  emails: ['hello@meridian.example', 'orders@meridian.example'],
  phones: ['+44 20 7946 0012', '+44 20 7946 0024'],
  since: 2025,
  /**
   * Where else to find us. A demonstration has no profiles elsewhere, so these lead to what answers;
   * addresses of other sites can stand here as well.
   */
  social: [
    { label: 'Blog', to: '/blog' },
    { label: 'hello@meridian.example', to: 'mailto:hello@meridian.example' },
    { label: 'Contact', to: '/contact' },
  ],
  /** What the countdown of /coming-soon runs to: the opening of the next country, at noon in Greenwich. */
  opening: '2027-03-20T12:00:00Z',
} as const;
