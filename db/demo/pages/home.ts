import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const home: PageDraft<'home'> = {
  description:
    'Everyday things, with a price set for each country in its own currency, points you can see, and stock that is counted.',
  heading: 'One shop, at home in many countries.',
  lead: 'Meridian sells everyday things to people in different places. Every country has its own prices, in its own currency. Nothing is converted on the way to you.',
  servicesLead: 'What people ask for most, and what comes with every order.',
  promisesLead: 'Four rules we hold ourselves to. You can check each of them on every product.',
  promises: [
    {
      title: 'Prices set for your country',
      text: 'We set each price by hand for each country we sell to. If we do not sell a thing where you live, we say so instead of showing a number.',
    },
    {
      title: 'Points you see before you buy',
      text: 'Next to each price you see the points it earns, PV and PQ. They’re the same for everyone in your country.',
    },
    {
      title: 'Pictures that show the thing',
      text: 'One object, one light, a quiet ground, always from the same side. You compare the things and not the photographs.',
    },
    {
      title: 'Stock that is counted',
      text: 'When three are left, it says three. The last one is sold only once, no matter how many people want it.',
    },
  ],
  projectsLead: 'Six projects that you do not see when you buy something, told from beginning to end.',
  quotesHeading: 'In the words of those who do it',
  quotesLead:
    'This is a demonstration, so there are no customers to quote. Three of the roles behind the shop say how they work; the portraits are drawn.',
  quotesMore: 'All six roles',
  quotes: [
    {
      by: 'Prices',
      picture: 'team-prices',
      words:
        'Each country has a list of its own. A number that changes in one changes there, and nowhere else.',
    },
    {
      by: 'Pictures',
      picture: 'team-pictures',
      words:
        'Alone, from the same side, in the same light. If two things look different, they are different.',
    },
    {
      by: 'Packing',
      picture: 'team-packing',
      words:
        'The shop only sells what lies on our shelf. When it says three left, I can put my hand on all three.',
    },
  ],
};
