/** What an address needs in a country. */
export type AddressFormat = {
  postcode: 'none' | 'required';
  /** A pattern without anchors, for a whole postcode; undefined if any is accepted. */
  pattern?: string;
  /** What a postcode looks like, for people. */
  example?: string;
  state: 'none' | 'required';
};

/**
 * Postcodes of each country, one of every shape: a digit stands for any digit, A to Z for any of them. The first is
 * shown as the example. Only countries where no other shape exists.
 */
const POSTCODES: Record<string, string> = {
  AR: 'C1002AAX|C1002|1002',
  AT: '1010',
  AU: '2000',
  BA: '71000',
  BE: '1000',
  BG: '1000',
  BR: '01310-100',
  BY: '220030',
  CA: 'K1A 0B1',
  CH: '8001',
  CN: '100000',
  CY: '1010',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  EG: '11511',
  ES: '28013',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA|M1 1AE|B33 8TH|CR2 6XH|DN55 1PT|W1A 0AX|GIR 0AA',
  GG: 'GY1 1AA|GY10 1AA',
  GR: '105 57',
  HR: '10000',
  HU: '1051',
  ID: '10110',
  IL: '9414101|941410|94141',
  IM: 'IM1 1AF|IM99 1PS',
  IN: '110001',
  IS: '101',
  IT: '00184',
  JE: 'JE2 3AB',
  JP: '100-0001',
  KR: '04524',
  LI: '9490',
  LT: '01100',
  LU: '1111',
  LV: '1010',
  MA: '10000',
  MC: '98000',
  ME: '81000',
  MK: '1000',
  MT: 'VLT 1117|VLT 111|VLT 11',
  MX: '06000',
  MY: '50050',
  NL: '1012 AB',
  NO: '0150',
  NZ: '6011',
  PH: '1000',
  PL: '00-001',
  PT: '1100-148|1100',
  RO: '010011',
  RS: '11000|112113',
  RU: '101000',
  SA: '12271|12271-1234',
  SE: '111 22',
  SG: '048616',
  SI: '1000',
  SK: '811 01',
  TH: '10200',
  TN: '1000',
  TR: '34110',
  UA: '01001',
  US: '94107|94107-1234',
  ZA: '0001',
};

const WITHOUT_POSTCODES =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GM GQ GY HK KI KM KN ML MO MR MW NR QA RW SB SC SL SR ST SY TD TG TL TO TV UG VU YE ZW';

const WITH_STATES = 'AE AU BR CA CN ES ID IN IT JP KR MX MY NG TH US';

const isIn = (list: string, code: string) => list.split(' ').includes(code);

/** Countries that are not listed have a state and a postcode, in any shape. */
export function addressFormat(countryCode: string): AddressFormat {
  const code = countryCode.toUpperCase();
  const shapes = POSTCODES[code]?.split('|');
  const isWithout = isIn(WITHOUT_POSTCODES, code);
  const hasState = isIn(WITH_STATES, code) || !(shapes || isWithout);
  const state = hasState ? 'required' : 'none';
  if (isWithout) return { postcode: 'none', state };
  if (!shapes) return { postcode: 'required', state };
  const pattern = shapes.map(patternOf).join('|');
  return { postcode: 'required', pattern, example: shapes[0] as string, state };
}

export const wrongPostcode = (example: string) => `Enter a postcode such as ${example}`;

const SEPARATORS = '[\\s\\-]*';

/** Spaces and hyphens may be anywhere; a numeric code may have a country's sign in front, as in D-10115 or FIN-00100. */
function patternOf(shape: string): string {
  const signs = [...shape.replace(/[\s-]/g, '')].map(sign => (/\d/.test(sign) ? '\\p{Nd}' : '\\p{L}'));
  const isNumeric = !signs.includes('\\p{L}');
  return (isNumeric ? `(?:\\p{L}{1,3}${SEPARATORS})?` : '') + signs.join(SEPARATORS);
}
