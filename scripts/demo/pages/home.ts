import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const home: PageDraft<'home'> = {
  description:
    'Everyday things with prices set for each country in its own currency, points you can see, and accurate stock.',
  heading: 'One shop, at home in many countries.',
  lead: 'Meridian sells everyday things in many countries. Each has its own prices in its own currency, with nothing converted at checkout.',
  servicesLead: 'The services people ask for most.',
  promisesLead: 'Four rules we stick to. You can see them on every product.',
  promises: [
    {
      title: 'Prices set for your country',
      text: 'We set every price by hand for every country we sell to. If we don’t sell an item where you live, we say so instead of showing a price.',
    },
    {
      title: 'Points you see before you buy',
      text: 'Next to each price you see the points it earns, PV and PQ. They’re the same for everyone in your country.',
    },
    {
      title: 'Pictures you can compare',
      text: 'One object, one light, a quiet background, always the same angle. You compare products, not photographs.',
    },
    {
      title: 'Stock you can rely on',
      text: 'When three are left, it says three. The last one is sold only once, no matter how many people want it.',
    },
  ],
  projectsLead: 'Six projects you don’t see when you buy from us.',
  quotesHeading: 'In our own words',
  quotesLead:
    'This is a demo, so there are no customers to quote. Instead, three of the roles behind the shop tell you how they work.',
  quotesMore: 'Meet all six roles',
  quotes: [
    {
      by: 'Prices',
      picture: 'team-prices',
      words: 'Each country has its own list. When a price changes in one, it changes only there.',
    },
    {
      by: 'Pictures',
      picture: 'team-pictures',
      words:
        'Same angle, same light, nothing else in the picture. If two things look different, they are different.',
    },
    {
      by: 'Packing',
      picture: 'team-packing',
      words:
        'The shop only sells what’s on our shelf. When it says three left, I can put my hand on all three.',
    },
  ],
};
