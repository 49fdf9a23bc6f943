export type DemoProduct = { productName: string; productDescription: string };

const thing = (productName: string, productDescription: string): DemoProduct => ({
  productName,
  productDescription,
});

/** Categories, their subcategories, and the 24 products in them. */
export const CATALOGUE: Record<string, Record<string, DemoProduct[]>> = {
  'Coffee & Tea': {
    Brewing: [
      thing(
        'Noon Pour-Over Set',
        'A ribbed glass cone on an oak collar, with a carafe for four cups. The ribs keep the paper off the glass, so the water runs evenly.',
      ),
    ],
    Cups: [],
    Kettles: [
      thing(
        'Gooseneck Kettle',
        'Brushed steel, one litre, with a thin spout that pours as slowly as you like. The handle stays cool on gas and induction.',
      ),
    ],
  },
  Kitchen: {
    Knives: [
      thing(
        'Chef’s Knife 20 cm',
        'Forged from one piece of carbon steel and balanced at the bolster. Sharpens in a minute. Dry after use.',
      ),
    ],
    Pans: [
      thing(
        'Cast Iron Skillet',
        'Twenty-six centimetres, pre-seasoned and heavy enough to hold its heat when the meat goes in. It gets better every year.',
      ),
    ],
    'Boards & Bowls': [],
  },
  Tableware: {
    Plates: [
      thing(
        'Stoneware Dinner Plate',
        'Thrown with a low rim and glazed in warm white, with the clay showing at the edge. Dishwasher and oven safe.',
      ),
    ],
    Glasses: [
      thing(
        'Water Glass, Set of Four',
        'Pressed glass with a heavy foot and a thin lip. Stacks safely and survives a hurried table.',
      ),
    ],
    Cutlery: [],
  },
  Lighting: {
    'Table Lamps': [
      thing(
        'Meridian Table Lamp',
        'A paper shade on a turned ash stem, with a touch dimmer in the base. The light is warm and falls where you read.',
      ),
    ],
    Lanterns: [
      thing(
        'Portable Lantern',
        'Charges by cable, lasts nine hours and hangs from its own leather loop. Rainproof.',
      ),
    ],
  },
  Textiles: {
    Blankets: [
      thing(
        'Lambswool Blanket',
        'Undyed wool in a herringbone weave, 140 by 200 centimetres. Warm but light, and softer after each airing.',
      ),
    ],
    Cushions: [],
    Towels: [
      thing(
        'Waffle Bath Towel',
        'Washed linen and cotton in a deep waffle weave. Dries you quickly, and itself even faster.',
      ),
    ],
  },
  'Bath & Care': {
    Soaps: [
      thing(
        'Olive Oil Soap',
        'Made in small batches and rested for eight weeks. Smells only faintly of bay leaf.',
      ),
    ],
    Brushes: [
      thing(
        'Beech Bath Brush',
        'A detachable long handle, and bristles firm enough to wake you up in the morning.',
      ),
    ],
  },
  Desk: {
    Notebooks: [
      thing(
        'Dotted Notebook A5',
        'Two hundred numbered pages that lie flat and take fountain pen ink without showing it on the other side.',
      ),
    ],
    Pens: [
      thing(
        'Brass Ballpoint',
        'Turned from a solid rod and refillable with any standard cartridge. It darkens with every month.',
      ),
    ],
    Organisers: [],
  },
  Travel: {
    Bags: [
      thing(
        'Waxed Canvas Weekender',
        'Thirty-two litres, one long zip and shoulder straps. Fits under the seat in front of you.',
      ),
    ],
    Bottles: [
      thing(
        'Insulated Bottle 500 ml',
        'Keeps tea hot until the evening and water cold through a day in the sun. One part to wash.',
      ),
    ],
    'Small Cases': [],
  },
  Garden: {
    Tools: [
      thing(
        'Hand Trowel',
        'A stainless blade with a depth scale, riveted into an ash handle that fits a wet hand.',
      ),
    ],
    Pots: [],
    Watering: [
      thing(
        'Watering Can 5 l',
        'Galvanised steel with a fine brass rose. Balanced so that the last litre pours as calmly as the first.',
      ),
    ],
  },
  Play: {
    'Board Games': [
      thing(
        'Backgammon Board',
        'Walnut and maple, folded like a book, with felt inside that lets the dice land quietly.',
      ),
    ],
    'Wooden Toys': [
      thing(
        'Stacking Arches',
        'Seven lime wood arches that form a rainbow. A bridge, a cradle or a tunnel, depending on the day.',
      ),
    ],
  },
  Sound: {
    Radios: [
      thing(
        'Kitchen Radio',
        'One speaker, one dial, FM and Bluetooth. Loud enough for frying, gentle enough for breakfast.',
      ),
    ],
    Headphones: [
      thing(
        'On-Ear Headphones',
        'Thirty hours on one charge, and a cable for when it runs out. Every part can be replaced with one small screwdriver.',
      ),
    ],
  },
  Wellbeing: {
    Diffusers: [
      thing(
        'Stone Diffuser',
        'A few drops on unglazed stoneware scent a room all day. No water, no cable, no lights.',
      ),
    ],
    Mats: [
      thing('Cork Yoga Mat', 'Natural rubber under cork that grips better when damp. 183 by 66 centimetres.'),
    ],
  },
};

/** In the order of their codes. */
export const PRODUCT_NAMES = Object.values(CATALOGUE).flatMap(within =>
  Object.values(within)
    .flat()
    .map(thing => thing.productName),
);

/** So far in one size. */
export const DEMO_FAMILY = {
  row: { familyId: 1, familyName: 'Watering Can', options: ['Volume'] },
  first: { productName: 'Watering Can 5 l', familyId: 1, options: ['5 l'] },
};
