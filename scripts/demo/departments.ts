/** What the departments say at the top of their pages. */
export const DEPARTMENT_DESCRIPTIONS: Record<string, string> = {
  'Coffee & Tea': 'Kettles, drippers and cups for people who like to make it themselves.',
  Kitchen: 'Knives and pans that last for decades, and are easy to look after.',
  Tableware: 'Stoneware plates for every day. They all go in the dishwasher.',
  Lighting: 'Warm light for reading, eating and the garden, without anything that blinks.',
  Textiles: 'Wool, linen and cotton, woven in small mills and left undyed where possible.',
  'Bath & Care': 'Towels, brushes and soap, made from few ingredients.',
  Desk: 'Paper that makes you want to write by hand.',
  Travel: 'Bags and bottles that take a few knocks and look better for it.',
  Garden: 'Tools that fit your hand, and can be sharpened and repaired.',
  Play: 'Wooden games for rainy afternoons, for one player or the whole family.',
  Sound: 'Headphones with parts you can replace, down to the last screw.',
  Wellbeing: 'For ten quiet minutes in the morning, or before you go to sleep.',
};
