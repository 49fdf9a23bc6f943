export const pricing = {
  title: 'Pricing',
  description:
    'Two memberships for businesses that order from Meridian: Shop window at 56 and Whole house at 70 euros per month. What each includes.',
  heading: 'Two memberships for those who furnish rooms.',
  lead: 'Whoever shops for themselves pays nothing but the price list of their country. These two are for cafés, offices and guest houses that order every month.',
  currency: 'EUR',
  per: 'per month',
  invoiced: 'Invoiced in euros at the end of each month, wherever you are.',
  plans: [
    {
      name: 'Shop window',
      price: 56,
      whom: 'For one room: a café, a reception, a window that people pass.',
      text: 'Six things of your choice stand in your room on loan. Your guests use them, and you order what they ask for.',
      action: 'Ask for Shop window',
    },
    {
      name: 'Whole house',
      price: 70,
      whom: 'For several rooms: an office with floors, a guest house, a school.',
      text: 'We plan the rooms with you, keep the list of what is in them, and replace single pieces as they break.',
      action: 'Ask for Whole house',
    },
  ],
  table: {
    heading: 'What is included',
    caption: 'The two memberships side by side',
    rows: [
      ['Things on loan', 'Six', 'Twelve'],
      ['Exchanged for others', 'Every season', 'Whenever you ask'],
      ['One invoice for everything in a month', 'Yes', 'Yes'],
      ['A coupon for the delivery fee', 'One each month', 'Four each month'],
      ['Answer to your letters', 'Within two working days', 'On the next working day'],
      ['A list of your rooms, and what is in them', 'No', 'Yes'],
      ['Single pieces set aside for you', 'No', 'Up to twenty'],
      ['A conversation to plan ahead', 'Once, at the start', 'Every three months'],
      ['Notice', 'To the end of any month', 'To the end of any month'],
    ],
  },
  start: {
    heading: 'How to take one',
    lead: 'It begins with a conversation. This page charges nothing and asks for no card.',
    steps: [
      {
        title: 'Write to us',
        text: 'Say which membership, which country and what your rooms are for. The form is filled in as far as we can.',
      },
      {
        title: 'We talk',
        text: 'We answer with questions and a first list. If we think that you need no membership, we say so.',
      },
      {
        title: 'It starts',
        text: 'On the first day of the next month, after both of us have said yes in writing. The first invoice comes at its end.',
      },
    ],
  },
  demonstration:
    'Meridian is a demonstration, so nobody will invoice you. A letter that you send here arrives in the inbox of whoever runs this copy of the shop.',
} as const;

/** The contact form with its subject filled in. */
export const askFor = (plan: string) => `/contact?subject=${encodeURIComponent(`Membership: ${plan}`)}`;
