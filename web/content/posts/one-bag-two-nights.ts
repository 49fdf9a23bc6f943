import type { Block } from '../post.ts';

export const blocks: readonly Block[] = [
  'Two nights away is the most awkward length there is. One night needs a toothbrush, a week deserves a suitcase. For two nights people either take far too much or arrive without socks. This is a list for a bag of thirty-two litres that goes under the seat in front of you, tried on paper with a ruler and the measures of everything we sell.',
  { heading: 'Begin with the shoes' },
  'Wear the heavier pair, pack the lighter one or none. Nothing decides more about the size of a bag than a second pair of shoes. If you must take them, they go in first, soles outwards, at the ends; each holds a rolled pair of socks.',
  { heading: 'Clothes for three days' },
  'Two nights are three days, and you are already wearing the first. So you need two of everything that touches the skin and one of everything else:',
  {
    list: [
      'two shirts or tops, rolled, not folded',
      'two sets of underwear and socks',
      'one pair of trousers or a skirt that goes with both',
      'one jumper, in the bag or around your shoulders',
      'what you sleep in',
      'a thin rain jacket, whatever the forecast says',
    ],
  },
  'Choose one colour that all of it can live with. It need not be grey. But if the blue shirt only goes with the blue trousers, you have packed two suitcases into one bag.',
  { heading: 'A pocket for the night' },
  'Everything for the evening and the morning goes into one small case: toothbrush, paste, comb, a razor, pills, plasters. A bar of soap replaces three bottles and is no liquid to any airport. Let it dry before you wrap it, in a tin or a piece of waxed cloth. If you arrive late, you want to find this case without a light, so it lies on top.',
  { heading: 'Things that earn their place' },
  'A bottle of half a litre, empty at the check and full behind it. A notebook, since a train is the best place to think that anyone has invented. A pen that does not leak. A cable and its plug. If you read, one book, and let it be thinner than you would like.',
  'A small lantern is the only luxury on the list. It hangs from a hook or a door handle, and turns the worst room into one where you can stay up for an hour.',
  {
    quote: 'If the blue shirt only goes with the blue trousers, you have packed two suitcases into one bag.',
  },
  { heading: 'How it goes in' },
  'Heavy things lie at the bottom and near the back: shoes, then the bottle, upright. Rolled clothes stand side by side like books, so that you can take one out without moving the rest. The jumper fills whatever is left. The rain jacket, the night case and your papers come last, because they are wanted first. Then close the zip. If you have to kneel on the bag, take the second jumper out. You know which one it is.',
  'Our weekender is fifty-two centimetres long, thirty-two high and twenty-four deep, and has one zip along its whole length, so that you look into it as into a drawer. The canvas is waxed and keeps off a shower, not a night in the rain. Most airlines allow less than that under the seat, some of them allow more, and they change their minds: measure, and look up the numbers before you leave. A soft bag that is not full can be pressed a little. A hard one cannot.',
  { heading: 'What stays at home' },
  {
    list: [
      'The second jumper.',
      'Shoes for an occasion that nobody has mentioned.',
      'A towel, unless you have asked and there is none.',
      'The hair dryer. There is one; there is always one.',
      'Anything that you packed with the words “you never know”.',
    ],
  },
  'You do know, in fact. You were away for two nights before, and you remember what came home unworn. Write that down on the last page of the notebook when you unpack. After three journeys you will have a better list than this one.',
];
