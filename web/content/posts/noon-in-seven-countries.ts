import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'Today is the equinox. Day and night are the same length everywhere, which makes it a good date to explain what this shop is named after. A meridian is a line from pole to pole, and everyone who lives on it has noon at the same moment. That is all it is: an agreement about the sun, held by people who otherwise share very little.',
  'We sell in seven countries, and noon never arrives in all of them at once. In Tokyo the clock strikes twelve while London sleeps; it is three in the morning there. Riyadh follows six hours later. Berlin and Zurich set their clocks alike, but the sun does not care, and stands over Zurich some twenty minutes after it has stood over Berlin. Greenwich has its noon, then the Isle of Man, a quarter of an hour and a little more behind. When it is lunchtime in New York, Tokyo has already gone to bed.',
  'Nobody finds this unfair. Nobody in Zurich says that their noon is a converted Berlin noon. It is simply theirs.',
  { heading: 'A price is a kind of noon' },
  'Most shops that sell in many countries have one price and many labels. There is a number in the currency of the house, and when you look at it from elsewhere, a machine multiplies. The result is exact and belongs nowhere: 63.64, 12,210, 310.80. It was different yesterday. It will be different when your card is charged. And if you ask the shop why it is this number and no other, the honest answer is that nobody knows.',
  'At Meridian each country has a price list of its own. A thing has a price there because a row in that list says so. If there is no row, the thing is not sold there, and its page tells you that instead of showing you a number. Here is the cast iron skillet, as the demo shop opens:',
  {
    list: [
      'Germany: 74.00 euros',
      'United Kingdom: 63.50 pounds',
      'Isle of Man: 63.75 Manx pounds',
      'United States: 83.00 dollars',
      'Switzerland: 77.70 francs',
      'Japan: 12,200 yen',
      'Saudi Arabia: 311 riyals',
    ],
  },
  'Look at the second and the third line. A Manx pound is worth a pound. The two prices differ all the same, because the lists are rounded differently: to the half pound in London, to the quarter in Douglas. We could have made them equal. But then one list would have been the shadow of the other, and the next change in London would have moved a price on an island that had asked for nothing.',
  { heading: 'Where the numbers came from' },
  'To be fair: the first seven lists did begin as one. Somebody wrote down twenty-four prices in euros, multiplied them at a fixed rate, and rounded each to what looks like a price to people who live there. That took an afternoon, and it was the last time that the lists had anything to do with each other. From then on a change in one of them is a decision about one country.',
  {
    quote: 'If you ask a shop why a thing costs what it costs, somebody should know.',
  },
  'Two things are the same for everyone. The points beside a price, PV and PQ, depend on the thing and not on the place, so a skillet brings 37.00 and 18.50 wherever you buy it. And the till adds up in whole hundredths, never in fractions, so that the sum of your lines is the sum of your lines.',
  { heading: 'How to look at it yourself' },
  'At the top of every page stands the code of a country, with its currency. Change it, and everything on the page is told again from there: prices, savings, stock, and what cannot be had. We guess the country when you arrive, if your connection gives it away; what you choose is kept in a cookie called country, and in nothing else.',
  'Try it with the chef’s knife, which is not sold in the United Kingdom. Or with the headphones, which have no Swiss price. You will not find a converted number there. It is simply not noon yet.',
];
