import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'A cast iron skillet is the least clever thing we sell. It is one piece of iron, twenty-six centimetres across, and weighs 2.6 kilograms. It has no coating that could come off, no rivet that could loosen, and no part that we could sell you in ten years. With a little habit it will outlast your stove. Here is the habit.',
  { heading: 'The first week' },
  'The skillet arrives seasoned: thin coats of linseed oil were baked onto it until they turned into something hard and dark that is no longer oil. That layer is what keeps eggs from sticking, and it is also what you are looking after from now on. The iron underneath needs no care at all.',
  'A new layer is thin. Be kind to it for the first week and cook what brings fat along: onions in butter, bacon, flatbread, potatoes. Leave tomatoes, wine and lemon for later. They dissolve a young seasoning and take the taste of iron with them into the sauce.',
  { heading: 'Cooking' },
  'Iron is slow. It takes four or five minutes to become hot, and then it stays so, also when a cold steak lands in it. Start on medium heat, wait, and only then turn up. Nearly everyone who complains about sticking has put food into a pan that was not ready.',
  {
    list: [
      'Flick a drop of water into the pan. If it lies there and simmers, wait. If it runs about in beads, begin.',
      'Oil the hot pan, not the cold one, and thinly.',
      'Let meat and fish lie. They stick at first and let go by themselves when their crust is done.',
      'The handle gets as hot as the rest. Hang a cloth over it, so that nobody forgets.',
    ],
  },
  'The skillet goes onto any stove and into any oven. On glass, lift it; do not push it.',
  { heading: 'Two minutes afterwards' },
  'Wash it while it is still warm, with hot water and a brush, and without soap. What sticks comes off with a spoonful of coarse salt and a cloth. Then put it back on the stove until it is dry. Truly dry: water that is left in the pores is rust by the morning.',
  'While it is warm, rub in oil the size of a coin, and then rub it out again, as if you had made a mistake. A film you can see is too much; it turns sticky. A film you can only feel is right.',
  {
    quote: 'Rub the oil in, then rub it out again, as if you had made a mistake.',
  },
  'That is all. No dishwasher, no soaking overnight, no lid on a damp pan in a closed cupboard.',
  { heading: 'When something goes wrong' },
  'Somebody will soak it. A guest will mean well. Nothing that happens to a skillet short of a crack is final, and every fault has a remedy that costs an evening:',
  {
    list: [
      'Rust: scrub it off with steel wool down to the grey, wash, dry on the stove, and season again.',
      'A sticky surface: too much oil. Put it upside down into an oven at 230 °C for an hour.',
      'Flakes in the food: the layer was laid on too thickly. Scrub until nothing comes off, then build it up in thin coats.',
      'A taste of last week’s fish: heat a handful of salt in it for ten minutes, throw it away, wipe.',
    ],
  },
  'To season again, rub the whole pan with linseed oil, the outside too. Wipe off as much as you can. Bake it upside down at 230 °C for an hour with the window open, and let it cool in the oven. One coat is enough to cook on; three make it handsome.',
  { heading: 'Thirty years' },
  'Why thirty? Because it is about how long a person cooks in one kitchen, and because after that the skillet is usually not thrown away but argued over. The surface you hand on will be better than the one that you bought. There are few things in a shop of which one can say that, and none of them has a plug.',
  'If you want to know whether 2.6 kilograms are too heavy for you, fill a bucket with two and a half litres of water and lift it with one hand. If that makes you think twice, use both hands. Cooks do it too, when nobody is looking.',
];
