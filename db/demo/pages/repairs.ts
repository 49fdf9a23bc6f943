import type { DemoService } from './demo-service.ts';

export const repairs: DemoService = {
  slug: 'repairs',
  name: 'Repairs',
  summary: 'What can be mended is mended: handles, seams, cables, edges.',
  picture: 'project-spare-parts',
  pictureAlt: 'The parts of a pair of headphones in order, and a screwdriver',
  description:
    'Handles, seams, cables and edges: what Meridian mends, for how long it is free, and how to send a thing in for repair.',
  lead: 'We choose things that can be taken apart. When one breaks, the part is replaced and the thing stays.',
  steps: [
    {
      title: 'Describe what is broken',
      text: 'Write which thing it is and what it no longer does. A sentence is enough; the order number helps if you have it.',
    },
    {
      title: 'Perhaps you can do it yourself',
      text: 'Many parts need one small screwdriver. Then we send you the part and the three lines that explain how.',
    },
    {
      title: 'Or send it to us',
      text: 'We look at it and name the sum before anything is done. If you say no, it comes back as it is.',
    },
    {
      title: 'It comes back mended',
      text: 'With the old part in a paper bag, so that you see what it was.',
    },
  ],
  costs: [
    { what: 'Looking at it', amount: 'Nothing' },
    { what: 'A repair within two years of the order', amount: 'Nothing' },
    { what: 'A later repair', amount: 'The part and the work; you know the sum beforehand' },
    { what: 'Sharpening a knife of ours', amount: 'Nothing, once a year' },
  ],
  questions: [
    {
      question: 'What do you not repair?',
      answer:
        'Broken glass and broken stoneware. Nor anything where the repair would be less safe than the thing was new.',
    },
    {
      question: 'My skillet is rusty. Does that need a repair?',
      answer:
        'No. Rub the rust off with steel wool, dry the iron on the stove, oil it thinly and bake it upside down for an hour.',
    },
    {
      question: 'I bought it in another country. Does that matter?',
      answer: 'No. A repair goes with the thing, not with the price list it was bought from.',
    },
  ],
  next: { label: 'Write about a repair', to: '/contact?subject=A%20repair' },
};
