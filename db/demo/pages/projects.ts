import type { PageDraft } from '../../../functions/contracts/page-contents.ts';
import { prose } from './prose.ts';

const worth = 'What we wanted';
const done = 'What we did';
const left = 'What’s left';

type Story = NonNullable<PageDraft<'projects'>['entries']>[number];

const entries: Story[] = [
  {
    slug: 'seven-price-lists',
    name: 'Seven price lists',
    line: 'Every country got a price list of its own, and nothing is converted on the way to the till.',
    picture: 'project-seven-price-lists',
    pictureAlt: 'Seven price lists in a fan, each under a coin of its own',
    description:
      'How seven countries got seven price lists at Meridian: one number for each thing in each place, and no conversion at the till.',
    facts: [
      { label: 'Countries', value: 'Seven, and an eighth in preparation' },
      { label: 'Currencies', value: 'EUR, GBP, USD, CHF, JPY, SAR and Manx pounds' },
      { label: 'Prices in the demo shop', value: '159 of 168 possible' },
      { label: 'Done by', value: 'Prices, engineering' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'A converted price is nobody’s price. It ends in odd cents, it moves while you read it, and the shop that shows it cannot say what the thing will cost tomorrow. We wanted a number that somebody had decided on, for you, and that stays until somebody decides again.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We made the price a row of its own: one product, one country, one net price, one retail price, its points and its stock. There is no base currency behind it and no rate beside it. What is not in the list of a country is not sold there, and the product page says so.',
          'The first lists did come from euros, at a fixed rate, on one afternoon. Then each was rounded the way people price there: half a pound in London, ten rappen in Zurich, a hundred yen in Tokyo. Since then every list has gone its own way.',
          'Nine prices are missing on purpose. The knife is not sold in the United Kingdom or on the Isle of Man, the trowel not in Japan or Saudi Arabia. An empty place in a list is an answer too.',
        ),
      },
      {
        heading: left,
        text: prose(
          'An eighth list is written and switched off. Its country opens when its prices have been read once more by somebody who lives with them.',
        ),
      },
    ],
    next: { label: 'Compare the prices', to: '/products-list' },
  },
  {
    slug: 'one-light',
    name: 'One light',
    line: 'Twenty-four things, drawn from the same side in the same light, so that only the things differ.',
    picture: 'project-one-light',
    pictureAlt: 'A kettle under a lamp at the upper left, and a sketch of it',
    description:
      'Why every picture at Meridian has the same light, the same side and the same ground, and how 24 drawings became one family.',
    facts: [
      { label: 'Things drawn', value: '24, and five scenes' },
      { label: 'Light', value: 'From the upper left, soft' },
      { label: 'Shape', value: 'Four to five, for every product' },
      { label: 'Done by', value: 'Pictures' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Put twenty-four photographs from twenty-four makers side by side and you compare photographers. One thing glows, the next one sulks, a third stands in somebody’s kitchen. We wanted a shelf where the only difference between two pictures is the thing itself.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We drew everything. Each thing stands alone, seen a little from above and a little from the right, with one soft lamp at the upper left and one shadow. The ground is a quiet tint that belongs to the department, so that kettles and cups are neighbours before you have read a word.',
          'Steel, linen and glass each got rules of their own: how sharp a highlight may be, where an edge turns away from the light, how much of the ground shows through. The rules fit on a page. Without them the third kettle would already have been from another planet.',
          'The drawings are kept as drawings and rendered at three widths, so a phone loads the small one. A change to the light is a change to the drawings, and a command makes all pictures again.',
        ),
      },
      {
        heading: left,
        text: prose(
          'A drawing cannot show how heavy a skillet is. For that there are weights and measures on each product’s page, and they will stay in words.',
        ),
      },
    ],
    next: { label: 'See the family', to: '/products-list' },
  },
  {
    slug: 'spare-parts',
    name: 'Spare parts',
    line: 'For each thing that can be opened, we wrote down how, and what goes back in.',
    picture: 'project-spare-parts',
    pictureAlt: 'Headphones taken apart: headband, pads, speakers, screws, and one screwdriver',
    description:
      'For each thing at Meridian that can be opened we wrote down how, which part wears first, and what goes back in its place.',
    facts: [
      { label: 'Asked of each thing', value: 'What wears out first?' },
      { label: 'Can be renewed', value: 'Seven of 24 say how' },
      { label: 'Tools needed', value: 'One small screwdriver, at most' },
      { label: 'Done by', value: 'Buying, support' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Things rarely die as a whole. A pad crumbles, a shade tears, a cartridge runs dry, and the other ninety parts go into the bin with it. We wanted to know, before we offer a thing, which part goes first and whether you can put in another.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We asked the same question of all twenty-four. Seven have a good answer, and it stands on their pages. The headphones open with one small screwdriver: pads, battery and headband come out one by one. The table lamp gives up its shade and its light. The ballpoint takes the cartridge of almost any stationer.',
          'The weekender can be waxed again at home, with a bar of beeswax and a hair dryer. The handle of the bath brush comes off, the rose of the watering can unscrews, and the radio runs on four cells from any drawer when its cable is lost.',
          'Seventeen have no part that you could change, and we say nothing there. A plate has one part.',
        ),
      },
      {
        heading: left,
        text: prose(
          'The parts themselves are not on the shelf yet. Until they are, write to us with the name of the thing, and we tell you what fits.',
        ),
      },
    ],
    next: { label: 'Ask about a part', to: '/contact?subject=A%20spare%20part' },
  },
  {
    slug: 'plain-parcel',
    name: 'Plain parcel',
    line: 'A box with no print and no plastic, filled with its own offcuts and designed down to the way it is opened.',
    picture: 'project-plain-parcel',
    pictureAlt: 'A lantern in an open cardboard box with paper wool, beside it paper tape and string',
    description:
      'A parcel without print or plastic: three sizes of plain board, paper tape, and a design that ends with how it is opened.',
    facts: [
      { label: 'Sizes', value: 'Three' },
      { label: 'Materials', value: 'Brown board, paper tape, paper wool' },
      { label: 'State', value: 'A design; this demo shop sends nothing' },
      { label: 'Done by', value: 'Packing' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'A parcel is opened once. Most of what makes it look like an occasion is thrown away in the same minute: the printed lid, the tissue, the card that says thank you. We wanted a box that does its work and then makes good cardboard.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We laid all twenty-four things on a table of paper, at their true sizes, and looked for the fewest boxes that hold each of them. Three are enough: one for what fits a hand, one for what fits a shelf, and a long flat one for the mat and the backgammon board.',
          'The board is brown and unprinted, closed with paper tape that tears along a thread. What falls off when the boxes are cut is shredded and becomes the filling, so box and filling end in the same bin. The label goes where the thread ends; whoever opens the box has to look there anyway.',
          'The delivery note is printed on the inside of the label. It comes off in one piece, is exactly as long as the list of what you bought, and is the only thing in the parcel that you did not order.',
        ),
      },
      {
        heading: left,
        text: prose(
          'To build it. Meridian is a demonstration, so no parcel has ever left. The design waits for the first shop that uses this one in earnest.',
        ),
      },
    ],
    next: { label: 'Ask about packing', to: '/contact?subject=The%20plain%20parcel' },
  },
  {
    slug: 'eight-weeks',
    name: 'Eight weeks',
    line: 'Soap that has to rest before it is sold, and a shop that had to learn to wait for it.',
    picture: 'project-eight-weeks',
    pictureAlt: 'Bars of green soap resting in rows on a wooden rack',
    description:
      'Olive oil soap rests for eight weeks before it is sold. How a shop that counts its stock learned not to promise what still rests.',
    facts: [
      { label: 'Rests for', value: 'Eight weeks' },
      { label: 'Made of', value: 'Olive and laurel oil, water, lye' },
      { label: 'Weight', value: '190 g' },
      { label: 'Done by', value: 'Buying, engineering' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Soap that is cut today is soap by name only. It is soft, it is sharp, and it melts away in a week. After eight weeks on an airy shelf the lye has done its work, the water has left, and the bar is hard enough to last three months beside a basin. The maker cannot hurry it. So the shop must not either.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We looked at what a shop does when something is on its way. Usually it sells it: there is a button, a date in grey, and a letter later that explains the delay. We left the button out. Stock here is what can be picked up and packed. What rests on the maker’s shelf counts as nothing, until it does not rest any more.',
          'The rule sounds small, and it shaped the whole till. A piece is taken from the stock in the same step that writes the order, and the database itself refuses to go below zero. There is no way to buy a bar that is not there, also not for two people in the same second.',
        ),
      },
      {
        heading: left,
        text: prose(
          'We would like to tell you when a thing is back, once, by e-mail, and then forget your address. For now you find the stock on each product’s page, counted anew every time it changes.',
        ),
      },
    ],
    next: { label: 'Find the soap', to: '/products-list?q=soap' },
  },
  {
    slug: 'undyed',
    name: 'Undyed',
    line: 'A blanket in the colours that sheep have, and the words it took to sell it.',
    picture: 'project-undyed',
    pictureAlt: 'A stack of blankets from cream to dark brown, and two balls of wool',
    description:
      'A lambswool blanket in the colours that sheep have: what stays in the wool when nobody dyes it, and how we wrote about it.',
    facts: [
      { label: 'Made of', value: 'Pure new wool, undyed' },
      { label: 'Size', value: '140 by 200 cm, 1.1 kg' },
      { label: 'Weave', value: 'Herringbone' },
      { label: 'Done by', value: 'Buying, support' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Wool comes in more colours than a dyer’s card: cream, oat, fawn, a grey that is nearly blue. Dyeing makes them equal, and the wool thirsty for a softener. We wanted one blanket that keeps what the fleece had, and a page that says honestly what this means.',
        ),
      },
      {
        heading: done,
        text: prose(
          'Two fleeces go into the herringbone, one light and one darker, and the pattern is nothing but the difference between them. No two lots match exactly. We could have hidden that behind a picture; instead it is the first thing we tell whoever asks for a second blanket to go with the first.',
          'Then we took words out. “Natural” went, since it says nothing. “Luxurious” went, since it says less. What stayed are the fibre, the size, the weight, how it is washed, and one sentence on how it feels, because a page cannot be touched.',
        ),
      },
      {
        heading: left,
        text: prose(
          'Undyed wool fades a little in a window, towards oat. We do not call this a fault, but it should stand on the page, and it will.',
        ),
      },
    ],
    next: { label: 'Find the blanket', to: '/products-list?q=blanket' },
  },
];

export const projects: PageDraft<'projects'> = {
  description:
    'Six projects behind this shop, from seven price lists to an unprinted parcel: what we wanted, what we did and what’s left.',
  heading: 'Six things we worked on.',
  lead: 'Most of the work in a shop goes unseen. Here are six projects: what we set out to do, how it went and what’s left.',
  entries,
};
