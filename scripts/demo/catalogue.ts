export type DemoProduct = { productCode: number; productName: string; productDescription: string };

const thing = (productCode: number, productName: string, productDescription: string): DemoProduct => ({
  productCode,
  productName,
  productDescription,
});

// All colours of a thing are described alike.
const TOWEL = 'Washed linen and cotton in a deep waffle weave. Dries you quickly, and itself even faster.';
const BOTTLE = 'Keeps tea hot until the evening and water cold through a day in the sun. One part to wash.';

/** Categories, their subcategories, and the 24 products in them. */
export const CATALOGUE: Record<string, Record<string, DemoProduct[]>> = {
  'Coffee & Tea': {
    Brewing: [
      thing(
        1,
        'Noon Pour-Over Set',
        'A ribbed glass cone on an oak collar, with a carafe for four cups. The ribs keep the paper off the glass, so the water runs evenly.',
      ),
    ],
    Cups: [],
    Kettles: [
      thing(
        2,
        'Gooseneck Kettle',
        'Brushed steel, one litre, with a thin spout that pours as slowly as you like. The handle stays cool on gas and induction.',
      ),
    ],
  },
  Kitchen: {
    Knives: [
      thing(
        3,
        'Chef’s Knife 20 cm',
        'Forged from one piece of carbon steel and balanced at the bolster. Sharpens in a minute. Dry after use.',
      ),
    ],
    Pans: [
      thing(
        4,
        'Cast Iron Skillet',
        'Twenty-six centimetres, pre-seasoned and heavy enough to hold its heat when the meat goes in. It gets better every year.',
      ),
    ],
    'Boards & Bowls': [],
  },
  Tableware: {
    Plates: [
      thing(
        5,
        'Stoneware Plate 27 cm',
        'A dinner plate, thrown with a low rim and glazed in warm white, with the clay showing at the edge. Dishwasher and oven safe.',
      ),
      thing(
        6,
        'Stoneware Plate 21 cm',
        'For bread, fruit or cake, with the same low rim and warm white glaze as the dinner plate. Dishwasher and oven safe.',
      ),
    ],
    Glasses: [],
    Cutlery: [],
  },
  Lighting: {
    'Table Lamps': [
      thing(
        7,
        'Meridian Table Lamp',
        'A paper shade on a turned ash stem, with a touch dimmer in the base. The light is warm and falls where you read.',
      ),
    ],
    Lanterns: [
      thing(
        8,
        'Portable Lantern',
        'Charges by cable, lasts nine hours and hangs from its own leather loop. Rainproof.',
      ),
    ],
  },
  Textiles: {
    Blankets: [
      thing(
        9,
        'Lambswool Blanket',
        'Undyed wool in a herringbone weave, 140 by 200 centimetres. Warm but light, and softer after each airing.',
      ),
    ],
    Cushions: [],
    Towels: [thing(10, 'Waffle Bath Towel, sage', TOWEL), thing(21, 'Waffle Bath Towel, ochre', TOWEL)],
  },
  'Bath & Care': {
    Soaps: [
      thing(
        11,
        'Olive Oil Soap',
        'Made in small batches and rested for eight weeks. Smells only faintly of bay leaf.',
      ),
    ],
    Brushes: [
      thing(
        12,
        'Beech Bath Brush',
        'A detachable long handle, and bristles firm enough to wake you up in the morning.',
      ),
    ],
  },
  Desk: {
    Notebooks: [
      thing(
        13,
        'Dotted Notebook A5',
        'Two hundred numbered pages that lie flat and take fountain pen ink without showing it on the other side.',
      ),
    ],
    Pens: [],
    Organisers: [],
  },
  Travel: {
    Bags: [
      thing(
        15,
        'Waxed Canvas Weekender',
        'Thirty-two litres, one long zip and shoulder straps. Fits under the seat in front of you.',
      ),
    ],
    Bottles: [
      thing(16, 'Insulated Bottle 500 ml, sea', BOTTLE),
      thing(14, 'Insulated Bottle 500 ml, clay', BOTTLE),
      thing(23, 'Insulated Bottle 500 ml, chalk', BOTTLE),
    ],
    'Small Cases': [],
  },
  Garden: {
    Tools: [
      thing(
        17,
        'Hand Trowel',
        'A stainless blade with a depth scale, riveted into an ash handle that fits a wet hand.',
      ),
    ],
    Pots: [],
    Watering: [
      thing(
        18,
        'Watering Can 5 l',
        'Galvanised steel with a fine brass rose. Balanced so that the last litre pours as calmly as the first.',
      ),
    ],
  },
  Play: {
    'Board Games': [
      thing(
        19,
        'Backgammon Board',
        'Walnut and maple, folded like a book, with felt inside that lets the dice land quietly.',
      ),
    ],
    'Wooden Toys': [
      thing(
        20,
        'Stacking Arches',
        'Seven lime wood arches that form a rainbow. A bridge, a cradle or a tunnel, depending on the day.',
      ),
    ],
  },
  Sound: {
    Radios: [],
    Headphones: [
      thing(
        22,
        'On-Ear Headphones',
        'Thirty hours on one charge, and a cable for when it runs out. Every part can be replaced with one small screwdriver.',
      ),
    ],
  },
  Wellbeing: {
    Diffusers: [],
    Mats: [
      thing(
        24,
        'Cork Yoga Mat',
        'Natural rubber under cork that grips better when damp. 183 by 66 centimetres.',
      ),
    ],
  },
};

/** In the order of their codes, which start at 1. */
export const PRODUCT_NAMES = Object.values(CATALOGUE)
  .flatMap(within => Object.values(within).flat())
  .sort((one, other) => one.productCode - other.productCode)
  .map(thing => thing.productName);

export const codeOf = (productName: string) => PRODUCT_NAMES.indexOf(productName) + 1;
