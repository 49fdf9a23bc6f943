/** Who we are and how to reach us. The numbers are reserved for fiction, the addresses lead nowhere. */
export const company = {
  name: 'Meridian',
  blurb:
    'An online shop for many countries, with its own prices in each of them. This is a demonstration: you can try everything, and nothing is sent or charged.',
  address: ['Meridian (sample address)', '12 Noon Street', 'London SE10 9ZZ', 'United Kingdom'],
  emails: ['hello@meridian.example', 'orders@meridian.example'],
  phones: ['+44 20 7946 0012', '+44 20 7946 0024'],
  since: 2025,
} as const;
