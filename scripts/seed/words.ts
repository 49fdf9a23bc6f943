/** The countries of a generated catalogue, with their currencies. */
export const CURRENCIES: Record<string, string> = {
  ...{
    DE: 'EUR',
    GB: 'GBP',
    US: 'USD',
    JP: 'JPY',
    CH: 'CHF',
    SA: 'SAR',
    IN: 'INR',
    BR: 'BRL',
    SE: 'SEK',
    KE: 'KES',
  },
  ...{
    FR: 'EUR',
    IT: 'EUR',
    ES: 'EUR',
    NL: 'EUR',
    AT: 'EUR',
    PL: 'PLN',
    CZ: 'CZK',
    DK: 'DKK',
    NO: 'NOK',
    FI: 'EUR',
  },
  ...{
    CA: 'CAD',
    MX: 'MXN',
    AU: 'AUD',
    NZ: 'NZD',
    KR: 'KRW',
    TH: 'THB',
    VN: 'VND',
    ID: 'IDR',
    MY: 'MYR',
    SG: 'SGD',
  },
  ...{
    ZA: 'ZAR',
    EG: 'EGP',
    MA: 'MAD',
    NG: 'NGN',
    GH: 'GHS',
    TR: 'TRY',
    IL: 'ILS',
    AE: 'AED',
    QA: 'QAR',
    KW: 'KWD',
  },
};

const MATERIALS =
  'Oak Ash Beech Walnut Cork Linen Wool Cotton Hemp Stone Slate Clay Glass Brass Steel Copper Iron Paper'.split(
    ' ',
  );
const MANNERS =
  'Folding Stacking Quiet Slow Small Tall Wide Round Plain Fluted Woven Turned Pressed Brushed Waxed Glazed'.split(
    ' ',
  );
const THINGS =
  'Lamp Bowl Kettle Plate Tray Basket Blanket Towel Cushion Stool Shelf Clock Vase Carafe Mug Knife Board Brush Bottle Bag'.split(
    ' ',
  );
const SENTENCES = [
  'Made in small numbers by people who sign what they make.',
  'It does one thing, does it well, and can be repaired when it is old.',
  'The surface is left as it is, so that it changes with use.',
  'Packed without plastic, in a box that is worth keeping.',
  'Wipe it with a damp cloth, let it dry, and forget about it.',
  'Looks at home in a kitchen, on a desk, or by a window.',
  'Fits the other pieces of its collection, old ones and new ones.',
  'Guaranteed for ten years, and after that we still have the parts.',
];
const SYLLABLES =
  'ba be bo da de do fa fe fo ka ke ko la le lo ma me mo na ne no ra re ro sa se so ta te to va ve vo'.split(
    ' ',
  );

/** A search for a collection finds this many, however large the catalogue. */
const IN_A_COLLECTION = 50;

/** A distinct made-up word for each collection. */
export function collectionOf(index: number): string {
  let number = Math.floor(index / IN_A_COLLECTION) + SYLLABLES.length ** 3;
  let name = '';
  while (number > 0) {
    name += SYLLABLES[number % SYLLABLES.length];
    number = Math.floor(number / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function productNamed(index: number) {
  const of = (words: string[], step: number) => words[Math.floor(index / step) % words.length] ?? '';
  const thing = of(THINGS, 1);
  const productName = `${of(MANNERS, THINGS.length)} ${of(MATERIALS, 7)} ${thing} ${collectionOf(index)}`;
  const sentences = Array.from({ length: 5 }, (_, step) => SENTENCES[(index + step * 3) % SENTENCES.length]);
  return {
    productName,
    productDescription: `A ${thing.toLowerCase()} for every day. ${sentences.join(' ')}`.slice(0, 300),
  };
}
