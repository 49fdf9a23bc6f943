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
        'Brushed steel, one litre, with a thin spout that pours as slowly as you like. The handle stays cool over gas and induction.',
      ),
    ],
  },
  Kitchen: {
    Knives: [
      thing(
        'Chef’s Knife 20 cm',
        'Forged from one piece of carbon steel and balanced at the bolster. Takes an edge in a minute and asks to be dried after use.',
      ),
    ],
    Pans: [
      thing(
        'Cast Iron Skillet',
        'Twenty-six centimetres, already seasoned, heavy enough to hold its heat when the meat goes in. It gets better every year.',
      ),
    ],
    'Boards & Bowls': [],
  },
  Tableware: {
    Plates: [
      thing(
        'Stoneware Dinner Plate',
        'Thrown with a low rim and glazed in warm white that lets the clay show at the edge. Dishwasher and oven safe.',
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
        'A paper shade on a turned ash stem, dimmed by a touch at the foot. The light is warm and falls where you read.',
      ),
    ],
    Lanterns: [
      thing(
        'Portable Lantern',
        'Charged by cable, lit for nine hours, hung by its own leather loop. Rain does not trouble it.',
      ),
    ],
  },
  Textiles: {
    Blankets: [
      thing(
        'Lambswool Blanket',
        'Woven in a herringbone from undyed wool, 140 by 200 centimetres. Warm without weight, and softer after each airing.',
      ),
    ],
    Cushions: [],
    Towels: [
      thing(
        'Waffle Bath Towel',
        'Washed linen and cotton in a deep waffle that dries you quickly and itself even quicker.',
      ),
    ],
  },
  'Bath & Care': {
    Soaps: [
      thing(
        'Olive Oil Soap',
        'Cooked in small batches and left to rest for eight weeks. Smells of nothing but a little bay leaf.',
      ),
    ],
    Brushes: [
      thing(
        'Beech Bath Brush',
        'A long handle that comes off, and bristles firm enough to wake you up in the morning.',
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
        'Turned from a solid rod, refilled with any standard cartridge, and browner every month.',
      ),
    ],
    Organisers: [],
  },
  Travel: {
    Bags: [
      thing(
        'Waxed Canvas Weekender',
        'Thirty-two litres, one long zip, straps that carry over the shoulder. Fits under the seat in front of you.',
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
        'Seven arches of lime wood in one rainbow. A bridge, a cradle or a tunnel, as the day asks.',
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
        'Thirty hours on a charge and a cable for when that is over. Every part can be replaced with one small screwdriver.',
      ),
    ],
  },
  Wellbeing: {
    Diffusers: [
      thing(
        'Stone Diffuser',
        'A few drops on unglazed stoneware scent a room for a day. No water, no cable, no lights.',
      ),
    ],
    Mats: [
      thing(
        'Cork Yoga Mat',
        'Natural rubber under cork that grips better as it gets damp. 183 by 66 centimetres.',
      ),
    ],
  },
};

/** In the order of their codes. */
export const PRODUCT_NAMES = Object.values(CATALOGUE).flatMap(within =>
  Object.values(within)
    .flat()
    .map(thing => thing.productName),
);
