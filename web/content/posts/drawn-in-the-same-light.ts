import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'There is not one photograph in this shop. Every picture of a thing, and every scene on the home page, is a drawing. You may have noticed, and wondered whether we have something against photography. We have not. We have something against comparing rooms when you came to compare kettles.',
  { heading: 'What a photograph adds' },
  'When a maker sends a picture, it comes with a room. There is a window at the left or at the right, a table of some wood, a hand, a sprig of eucalyptus. The lamp looks warm because the photographer’s lamp was warm. None of this is a lie. But put six such pictures on a page, and you no longer see six things. You see six rooms, and you choose the room you would like to live in.',
  'A shelf in a good shop does the opposite. Everything on it stands under the same lamp. The light tells you nothing about any one thing, because it tells you the same about all of them, and so what is left to see is form, material and size. We wanted the page to be a shelf.',
  { heading: 'The rules' },
  'Twenty-four drawings by one hand on one day would look alike by themselves. Over months they do not; the light wanders, shadows grow, and each new picture is a little louder than the one before. So before the second drawing we wrote down what the first had decided:',
  {
    list: [
      'One thing, alone, seen from slightly above and slightly from the right.',
      'One soft light, from the upper left. One shadow, to the lower right, and softer the further it falls.',
      'A quiet ground, tinted for its department, with no horizon and no table.',
      'Gradients follow the form. A highlight lies where the form turns towards the light, and nowhere else.',
      'Nothing that is not sold with it: no steam, no fruit, no hand.',
    ],
  },
  'The scenes on the home page and above these articles may be livelier. The things themselves may not, and the last rule was the hardest to keep. An empty cup looks sad for a moment. But a cup with coffee in it is a picture of coffee, and we sell the cup.',
  { heading: 'Steel, linen, glass' },
  'Each material has its own way of being lit, and most of the work went there. Brushed steel has no highlight but a long pale band that bends with the kettle’s belly. Linen has none at all; it has small shadows, in rows, and if you draw three of them too regularly you have drawn plastic. Glass is the worst. What you see of a glass is everything but the glass: its ground, a little bent, and two bright edges. The set of four was drawn again and again, and the last version has the fewest lines.',
  'Matt things, such as the unglazed diffuser, are the reverse. There is hardly anything to draw, so all of it has to be right. A stone with one gradient too many turns into an egg.',
  {
    quote: 'A cup with coffee in it is a picture of coffee, and we sell the cup.',
  },
  { heading: 'Why drawings, then' },
  'We could have photographed all of it under one lamp. Good houses do, and it is beautiful. Two reasons spoke for the pen. A drawing can be corrected: when we moved the light a little higher in spring, nobody had to find the kettle and set up a table again. And a drawing leaves out what is not meant. Dust, a fingerprint, the one thread that stands out of this towel and of no other: a camera sees it all with the same interest.',
  'There is a third reason, a plain one. Meridian is a demonstration. Its things do not lie in any storehouse. A photograph would claim that somebody had held them in front of a camera. A drawing claims only what it is: this is how it would look.',
  { heading: 'What a drawing cannot do' },
  'It cannot tell you that the skillet weighs as much as a small dog, or that the towel is rough before its first wash. For this every product has a text and its measures. We try to let each of them do its own work: the picture shows what you would see, the words say what you would feel, and the numbers say whether it fits into your cupboard.',
  'If the three ever contradict each other, believe the numbers, and write to us.',
];
