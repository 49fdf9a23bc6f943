import type { DemoCountry } from './countries.ts';

type Offer = {
  /** The net price, in euros. */
  euros: number;
  /** The former price; omitted if there is no saving. */
  before?: number;
  /** Stock in Germany; other countries get a share of it. */
  stock: number;
  /** Countries without a price for it. */
  notIn?: DemoCountry['countryCode'][];
  /** The long description. */
  overview: string;
};

/** Points as a share of the price: for the customer and for their referrer. */
const PV_SHARE = 0.5;
const PQ_SHARE = 0.25;

export function offerOf(productName: string): Offer {
  const offer = OFFERS[productName];
  if (!offer) throw new Error(`there is no offer for ${productName}`);
  return offer;
}

/** In hundredths. */
export const pointsOf = ({ euros }: Offer) => ({
  pv: Math.round(euros * PV_SHARE * 100),
  pq: Math.round(euros * PQ_SHARE * 100),
});

const TOWEL = '55 % linen, 45 % cotton, 75 by 140 cm. Wash at 60 °C, no softener.';
const BOTTLE =
  'Double-walled stainless steel. Hot for 12 hours, cold for 24. No paint inside, and no plastic touches your drink.';

export const OFFERS: Record<string, Offer> = {
  'Noon Pour-Over Set': {
    euros: 64,
    before: 78,
    stock: 42,
    overview:
      'Borosilicate glass cone and carafe, oiled oak collar. For size 2 paper filters. Dishwasher safe without the collar.',
  },
  'Gooseneck Kettle': {
    euros: 89,
    stock: 18,
    notIn: ['JP'],
    overview:
      'Stainless steel 18/10, one litre. Gas, induction, ceramic. Descale with vinegar and rinse twice.',
  },
  'Chef’s Knife 20 cm': {
    euros: 128,
    stock: 7,
    notIn: ['GB', 'IM'],
    overview:
      'Carbon steel, 61 HRC, smoked oak handle. Wash by hand, dry right away, and oil it before storing it for long.',
  },
  'Cast Iron Skillet': {
    euros: 74,
    before: 92,
    stock: 63,
    overview:
      '26 cm across, 2.6 kg, seasoned with linseed oil. For any stove and the oven. Clean with hot water and a brush, no soap.',
  },
  'Stoneware Plate 27 cm': {
    euros: 24,
    stock: 240,
    overview:
      '27 cm across. Thrown by hand, so no two are exactly alike. Dishwasher, oven and microwave safe.',
  },
  'Stoneware Plate 21 cm': {
    euros: 16,
    stock: 120,
    overview:
      '21 cm across. Thrown by hand, so no two are exactly alike. Dishwasher, oven and microwave safe.',
  },
  'Meridian Table Lamp': {
    euros: 149,
    before: 179,
    stock: 3,
    overview:
      'Ash and washi paper, 42 cm tall. LED 6 W, 2700 K, dimmed by touch. The shade and the lamp can be replaced.',
  },
  'Portable Lantern': {
    euros: 69,
    stock: 0,
    overview: 'Aluminium, glass and leather. Nine hours at half light, IP54. Charges by USB-C in two hours.',
  },
  'Lambswool Blanket': {
    euros: 139,
    stock: 26,
    notIn: ['SA'],
    overview: 'Pure new wool, undyed, 140 by 200 cm, 1.1 kg. Air it often; wash by hand in cold water.',
  },
  'Waffle Bath Towel, sage': {
    euros: 39,
    stock: 88,
    overview: TOWEL,
  },
  'Waffle Bath Towel, ochre': {
    euros: 39,
    stock: 21,
    overview: TOWEL,
  },
  'Olive Oil Soap': {
    euros: 9,
    stock: 400,
    overview: 'Olive and laurel oil, water, lye. 190 g. Keep it dry between uses and it lasts three months.',
  },
  'Beech Bath Brush': {
    euros: 22,
    before: 26,
    stock: 2,
    overview: 'Oiled beech and tampico fibre, with a detachable 38 cm handle. Hang to dry.',
  },
  'Dotted Notebook A5': {
    euros: 18,
    stock: 310,
    overview: '208 pages of 100 g paper, thread sewn, with an index and two ribbons.',
  },
  'Waxed Canvas Weekender': {
    euros: 219,
    before: 260,
    stock: 9,
    overview:
      'Cotton canvas with beeswax, vegetable-tanned leather straps. 52 by 32 by 24 cm. Can be rewaxed.',
  },
  'Insulated Bottle 500 ml, sea': {
    euros: 34,
    stock: 160,
    overview: BOTTLE,
  },
  'Insulated Bottle 500 ml, clay': {
    euros: 34,
    stock: 0,
    overview: BOTTLE,
  },
  'Insulated Bottle 500 ml, chalk': {
    euros: 34,
    stock: 35,
    notIn: ['CH', 'SA'],
    overview: BOTTLE,
  },
  'Hand Trowel': {
    euros: 28,
    stock: 54,
    notIn: ['JP', 'SA'],
    overview: 'Stainless steel and ash, 31 cm. The scale is in centimetres and inches.',
  },
  'Watering Can 5 l': {
    euros: 58,
    stock: 1,
    overview: 'Galvanised steel with a removable brass rose. Empty before frost.',
  },
  'Backgammon Board': {
    euros: 185,
    stock: 12,
    notIn: ['SA'],
    overview: 'Walnut and maple, wool felt, 30 checkers, two cups, four dice. 48 by 50 cm when open.',
  },
  'Stacking Arches': {
    euros: 42,
    before: 49,
    stock: 77,
    overview: 'Lime wood, water-based colours, seven pieces up to 17 cm. For ages one and up. EN 71.',
  },
  'On-Ear Headphones': {
    euros: 159,
    before: 189,
    stock: 18,
    overview: 'Bluetooth 5.3 and 3.5 mm cable, 30 hours, 190 g. Replaceable pads, battery and headband.',
  },
  'Cork Yoga Mat': {
    euros: 79,
    stock: 31,
    overview:
      'Cork and natural rubber, 4 mm, 183 by 66 cm, 2.2 kg. Wipe with a damp cloth and let it dry flat.',
  },
};
