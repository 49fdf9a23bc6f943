import packing from './pictures/team-packing-320.webp';
import pictures from './pictures/team-pictures-320.webp';
import prices from './pictures/team-prices-320.webp';

/** Below the fold; apart from home.ts, so that the first view loads only what it shows. */
export const homeSections = {
  counters: {
    label: 'The shop in numbers',
    products: 'Products',
    departments: 'Departments',
    countries: 'Countries we sell to',
    currencies: 'Currencies, each with its own prices',
  },

  newest: {
    heading: 'New on the shelves',
    lead: 'What came in last and is sold in your country.',
    more: 'See all products',
  },

  departments: {
    heading: 'Departments',
    lead: 'What we sell, sorted the way our shelves are.',
    emptyTitle: 'The shelves are being filled',
    empty: 'No department is open yet. Come back a little later.',
  },

  services: {
    heading: 'Top services',
    lead: 'What people ask for most, and what comes with every order.',
    more: 'All services',
  },

  promises: {
    heading: 'What we do',
    lead: 'Four rules we hold ourselves to. You can check each of them on every product.',
    list: [
      {
        title: 'A price that belongs to your country',
        text: 'We set each price by hand for each country we sell to. If we do not sell a thing where you live, we say so instead of showing a number.',
      },
      {
        title: 'Points you see before you buy',
        text: 'Beside the price stand the points it brings, PV and PQ. They are part of the price list, and the same for everyone in your country.',
      },
      {
        title: 'Pictures that show the thing',
        text: 'One object, one light, a quiet ground, always from the same side. You compare the things and not the photographs.',
      },
      {
        title: 'Stock that is counted',
        text: 'When three are left you read that three are left. The last piece is sold once, however many people reach for it.',
      },
    ],
  },

  rings: {
    heading: 'How we do',
    lead: 'Worked out from the price list of your country as it stands now: ',
    sold: 'of our products are sold here',
    inStock: 'of those are in stock',
    outOf: 'of',
  },

  projects: {
    heading: 'Work behind the shop',
    lead: 'Six projects that you do not see when you buy something, told from beginning to end.',
    more: 'All projects',
  },

  testimonials: {
    heading: 'In the words of those who do it',
    lead: 'This is a demonstration, so there are no customers to quote. Three of the roles behind the shop say how they work; the portraits are drawn.',
    more: 'All six roles',
    list: [
      {
        role: 'Prices',
        portrait: prices,
        words:
          'Each country has a list of its own. A number that changes in one changes there, and nowhere else.',
      },
      {
        role: 'Pictures',
        portrait: pictures,
        words:
          'Alone, from the same side, in the same light. If two things look different, they are different.',
      },
      {
        role: 'Packing',
        portrait: packing,
        words:
          'The shop only sells what lies on our shelf. When it says three left, I can put my hand on all three.',
      },
    ],
  },

  questions: {
    heading: 'Something you want to know?',
    lead: 'Leave your address and we write to you. It is kept for that and for nothing else.',
    label: 'E-mail',
    more: 'What others asked',
    button: 'Submit Questions',
    done: 'Thank you. We will write to you.',
  },
} as const;
