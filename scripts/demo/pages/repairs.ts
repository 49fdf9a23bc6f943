import type { DemoService } from './demo-service.ts';

export const repairs: DemoService = {
  slug: 'repairs',
  name: 'Repairs',
  summary: 'If it can be repaired, we repair it: handles, seams, cables, edges.',
  picture: 'project-spare-parts',
  pictureAlt: 'The parts of a pair of headphones laid out next to a screwdriver',
  description:
    'Handles, seams, cables and edges: what Meridian repairs, how long repairs are free, and how to send something in.',
  lead: 'We choose things that can be taken apart. When one breaks, we replace the part, not the product.',
  steps: [
    {
      title: 'Describe the problem',
      text: 'Tell us which product it is and what’s wrong. One sentence is enough. Include the order number if you have it.',
    },
    {
      title: 'Fix it yourself',
      text: 'Many parts need only a small screwdriver. If so, we’ll send you the part with three lines of instructions.',
    },
    {
      title: 'Or send it to us',
      text: 'We’ll look at it and quote you a price first. If you say no, we’ll send it back unrepaired.',
    },
    {
      title: 'Get it back repaired',
      text: 'With the old part in a paper bag, so that you can see what it was.',
    },
  ],
  costs: [
    { what: 'Inspection', amount: 'Free' },
    { what: 'A repair within two years of your order', amount: 'Free' },
    { what: 'A later repair', amount: 'Parts and labour, quoted in advance' },
    { what: 'Sharpening one of our knives', amount: 'Free, once a year' },
  ],
  questions: [
    {
      question: 'What don’t you repair?',
      answer:
        'Broken glass and stoneware, and anything that wouldn’t be as safe after the repair as when it was new.',
    },
    {
      question: 'My skillet is rusty. Does it need a repair?',
      answer:
        'No. Rub off the rust with steel wool, dry the skillet on the stove, oil it lightly and bake it upside down for an hour.',
    },
    {
      question: 'I bought it in another country. Does that matter?',
      answer: 'No. We repair our products wherever you bought them.',
    },
  ],
  next: { label: 'Ask about a repair', to: '/contact?subject=A%20repair' },
};
