import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'Pouring water over coffee by hand is sometimes treated as a science and sometimes as a ceremony. It is neither. It is a way to make one or two good cups in four minutes, with things that have no buttons and are clean again in half a minute. You need four numbers, a kettle that pours slowly, and your attention, which may be half asleep.',
  { heading: 'Four numbers' },
  {
    list: [
      '15 grams of coffee, ground like coarse sand. That is about three level tablespoons.',
      '250 grams of water, which is a quarter of a litre.',
      '94 degrees. Let the kettle boil, open the lid, count slowly to thirty.',
      'Four minutes, from the first drop of water to the last drop of coffee.',
    ],
  },
  'For two cups double the first two numbers and leave the others alone. A scale helps more than anything else that you could buy; an old kitchen scale will do.',
  { heading: 'Minute nought: the paper' },
  'Fold the seam of the filter, lay it into the cone and rinse it with hot water. This takes away the taste of paper and warms the glass. Pour the water out. Everyone forgets this once.',
  'Put in the coffee, shake the cone until the bed is level, and make a small dent in the middle with a finger. Start the clock.',
  { heading: 'Minute one: wait' },
  'Pour about 40 grams, just enough to wet everything, in a circle from the middle outwards. Fresh coffee swells and sighs: gas from the roasting is leaving, and while it leaves, water cannot come in. Wait for 45 seconds. If nothing swells, the coffee is old. It will still be coffee.',
  { heading: 'Minutes two and three: pour' },
  'Now slowly. Pour in circles as thin as a pencil, outwards and back again, and stay away from the wall: water that runs down the paper has met no coffee. Here the spout matters. A narrow neck gives you a thin stream however full the kettle is, and that is really all there is to a gooseneck.',
  'Reach 150 grams after a minute and a half. Let it sink halfway. Then pour the rest in a second round, to be done at about two and a half minutes.',
  {
    quote: 'Water that runs down the paper has met no coffee.',
  },
  { heading: 'Minute four: leave it' },
  'Lift the cone once and swirl it, gently, so that the bed settles flat. Then keep your hands off. The last drops fall at around four minutes. What is left should be a level bed with a little coffee on the walls; a deep funnel means that you poured in one place.',
  'Swirl the carafe before you pour. The first coffee to come through is the strongest and lies at the bottom.',
  { heading: 'If it does not taste right' },
  'Change one thing at a time, and begin with the grind. It decides more than beans, water and kettle together.',
  {
    list: [
      'Sour, thin, and done long before four minutes: grind finer.',
      'Bitter, dry on the tongue, and still dripping at five: grind coarser.',
      'Right in taste, but weak: one gram more coffee.',
      'Flat, whatever you do: try the water. If your kettle has scale in it, your cup has too, and a filter jug is the cheapest cure.',
    ],
  },
  { heading: 'What you need, and what you do not' },
  'A cone, paper, a jug to catch the coffee, and something to pour from. Our pour-over set is a ribbed glass cone on an oak collar, with a carafe for four cups. The ribs hold the paper a little off the glass, so that air can get out and the water runs evenly; the collar is there so that you can lift the cone when it is hot. The steel kettle beside it holds a litre and pours as slowly as you like.',
  'You do not need them to begin. A plastic cone from the supermarket makes nearly the same cup, and a measuring jug pours well if you have a steady hand. Try it for a week like that. If you find yourself looking forward to those four minutes, then it is time for nicer things.',
];
