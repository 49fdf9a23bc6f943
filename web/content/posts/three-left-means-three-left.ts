import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'You know the sentence. “Only 3 left in stock, 27 people are looking at this.” You also know that it will say so tomorrow. It has been said so often that it no longer means anything, and that is a pity, because sometimes there really are only three left, and then one would like to know.',
  'When Meridian says Only 3 left, there are three. This is a short account of what it takes to mean it.',
  { heading: 'What is counted' },
  'Every thing has a stock for each country. It is a whole number, and it counts what could be packed today. What the maker has promised is not in it. Neither is what lies in somebody’s cart.',
  'The last one surprises people. Would it not be friendlier to keep a thing for you once it is in your cart? For you it would. But a cart is a list of wishes: it costs nothing, it can lie there for weeks, and most carts are never bought. If wishes were taken from the stock, the shop would be sold out while the shelves are full. So a cart reserves nothing, and says nothing that it cannot keep. Each time you look at it, prices and stock come fresh from the shop; if something has gone in the meantime, the cart tells you which line, and how many are left.',
  { heading: 'What is shown' },
  {
    list: [
      'In stock: there are enough, and the number is nobody’s business.',
      'Only 3 left: a few are left, and the number is exactly that.',
      'Out of stock: none. The button is gone, because a button that cannot do anything is a small lie.',
      'Not sold in your country: there is no price for it where you are, and so no stock either.',
    ],
  },
  'We do not say how many people are looking. We do not know it, and we have no wish to.',
  { heading: 'The last one' },
  'Now the interesting case. One watering can is left, and two people press the button in the same second. Most of the time nobody notices how a shop handles this, and quite a few shops handle it badly: they look up the stock, see a one, and write the order. If two requests look before either has written, both see the one. Two people get a confirmation. One of them gets an apology.',
  'The cure is to never look first. In this shop an order and the pieces it takes are written in a single step, all of it or nothing. The database holds a rule of its own on the stock: it may not fall below zero. Whoever comes second breaks that rule, so their whole step is undone, and they read at once that the last one has just gone. Nothing was charged, nothing has to be taken back.',
  {
    quote: 'The last piece is sold once, however many people reach for it.',
  },
  'That rule sits in the table itself, below all the code that we could get wrong. We tested it the rude way, with many buyers at the same moment and fewer pieces than buyers. As many orders as pieces came out. No more, and no fewer.',
  { heading: 'Where you can see it' },
  'The demo shop opens with a few things that are nearly gone. In Germany there are three table lamps, two bath brushes and one watering can; the lantern and the headphones are out of stock. In other countries the same things may be there, or be gone, since each country has a shelf of its own.',
  'Choose Germany at the top of the page, put the table lamp into your cart, and ask for four of it there. Only 3 left, it says, and no more than three are counted. It is the least exciting sentence in this shop, and we are rather proud of it.',
  { heading: 'Why it matters' },
  'A made-up number hurries you. It turns shopping into a race with people who do not exist. A true number does the reverse: it lets you decide in peace, because you know that In stock means tomorrow as well, and that a small number is news and no trick.',
  'It is also much easier to keep. You never have to remember what you have pretended.',
];
