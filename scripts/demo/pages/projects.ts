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
    line: 'Every country has its own price list, and nothing is converted at checkout.',
    picture: 'project-seven-price-lists',
    pictureAlt: 'Seven price lists fanned out, each under its own coin',
    description:
      'How seven countries got seven price lists at Meridian: one price per product and country, and no conversion at checkout.',
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
          'No one chooses a converted price. It ends in odd cents, it changes while you read it, and the shop can’t tell you what the item will cost tomorrow. We wanted prices that someone decides on, for you, and that stay the same until someone decides again.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We made each price its own record: one product, one country, one net price, one retail price, its points and its stock. There’s no base currency and no exchange rate. If a product isn’t on a country’s list, it isn’t sold there, and the product page says so.',
          'The first lists did come from euros, at a fixed rate, in one afternoon. Then each was rounded to local habits: half a pound in London, ten rappen in Zurich, a hundred yen in Tokyo. Since then, every list has gone its own way.',
          'Nine prices are missing on purpose. The knife isn’t sold in the United Kingdom or on the Isle of Man, and the trowel isn’t sold in Japan or Saudi Arabia. A gap in a list is an answer, too.',
        ),
      },
      {
        heading: left,
        text: prose(
          'An eighth list is ready but switched off. Its country will open once someone who lives there has checked the prices.',
        ),
      },
    ],
    next: { label: 'Compare the prices', to: '/products-list' },
  },
  {
    slug: 'one-light',
    name: 'One light',
    line: 'Twenty-four products, drawn from the same angle in the same light, so that only the products differ.',
    picture: 'project-one-light',
    pictureAlt: 'A kettle under a lamp at the upper left, with a sketch of it',
    description:
      'Why every picture at Meridian has the same light, angle and background, and how 24 drawings became one family.',
    facts: [
      { label: 'Drawings', value: '24 products, five scenes' },
      { label: 'Light', value: 'From the upper left, soft' },
      { label: 'Shape', value: 'Four to five, for every product' },
      { label: 'Done by', value: 'Pictures' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Put twenty-four photographs from twenty-four makers side by side, and you end up comparing photographers. One product glows, the next one sulks, a third is in someone’s kitchen. We wanted a shelf where the only difference between two pictures is the product.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We drew everything. Each product stands alone, seen slightly from above and slightly from the right, with one soft lamp at the upper left and one shadow. The background is a quiet tint for each department, so kettles and cups belong together before you’ve read a word.',
          'Steel, linen and glass each have their own rules: how sharp a highlight can be, where an edge turns away from the light, how much of the background shows through. The rules fit on a page. Without them, the third kettle would have looked like it came from another planet.',
          'We keep the drawings as vector files and render them at three widths, so phones load the small one. If we change the light, we change the drawings, and one command renders every picture again.',
        ),
      },
      {
        heading: left,
        text: prose(
          'A drawing can’t show how heavy a skillet is. That’s what the weights and measurements on each product page are for.',
        ),
      },
    ],
    next: { label: 'See the drawings', to: '/products-list' },
  },
  {
    slug: 'spare-parts',
    name: 'Spare parts',
    line: 'For everything that can be opened, we wrote down how, and what goes back in.',
    picture: 'project-spare-parts',
    pictureAlt: 'Headphones taken apart: headband, pads, speakers, screws, and one screwdriver',
    description:
      'For every Meridian product that can be opened, we wrote down how, which part wears out first, and how to replace it.',
    facts: [
      { label: 'The question', value: 'What wears out first?' },
      { label: 'Can be repaired', value: 'Five of 24 say how' },
      { label: 'Tools needed', value: 'One small screwdriver, at most' },
      { label: 'Done by', value: 'Buying, support' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'Things rarely fail all at once. A pad crumbles, a shade tears, a battery runs flat, and the other ninety parts go in the bin with it. Before we sell something, we wanted to know which part goes first and whether you can replace it.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We asked the same question about all twenty-four. Five have a good answer, and you’ll find it on their pages. The headphones open with one small screwdriver: pads, battery and headband come out one by one. The table lamp’s shade and light can be replaced.',
          'You can rewax the weekender at home with a bar of beeswax and a hair dryer. The bath brush handle comes off, and the watering can’s rose unscrews.',
          'The other nineteen have no parts you could replace, so their pages say nothing about it. A plate has one part.',
        ),
      },
      {
        heading: left,
        text: prose(
          'We don’t stock the parts yet. Until we do, tell us which product you have and we’ll tell you what fits.',
        ),
      },
    ],
    next: { label: 'Ask about a part', to: '/contact?subject=A%20spare%20part' },
  },
  {
    slug: 'plain-parcel',
    name: 'Plain parcel',
    line: 'A box with no print and no plastic, filled with its own offcuts and designed down to how it opens.',
    picture: 'project-plain-parcel',
    pictureAlt: 'A lantern in an open cardboard box with paper wool, next to paper tape and string',
    description:
      'A parcel without print or plastic: three sizes of plain cardboard, paper tape, and a design that includes how it opens.',
    facts: [
      { label: 'Sizes', value: 'Three' },
      { label: 'Materials', value: 'Brown cardboard, paper tape, paper wool' },
      { label: 'Status', value: 'Design only; this demo shop ships nothing' },
      { label: 'Done by', value: 'Packing' },
    ],
    sections: [
      {
        heading: worth,
        text: prose(
          'A parcel is opened once. Most of what makes it feel special is thrown away a minute later: the printed lid, the tissue paper, the thank-you card. We wanted a box that does its job and then recycles well.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We laid out all twenty-four products on paper at actual size and looked for the fewest boxes that would hold them. Three are enough: one for things that fit in a hand, one for things that fit on a shelf, and a long flat one for the mat and the backgammon board.',
          'The cardboard is brown and unprinted, sealed with paper tape that tears along a thread. The offcuts are shredded for filling, so box and filling go in the same bin. The label goes where the thread ends, because that’s where you look when you open the box.',
          'The delivery note is printed on the inside of the label. It comes off in one piece, is exactly as long as the list of what you bought, and is the only thing in the parcel you didn’t order.',
        ),
      },
      {
        heading: left,
        text: prose(
          'Building it. Meridian is a demo, so no parcel has ever shipped. The design is waiting for the first real shop.',
        ),
      },
    ],
    next: { label: 'Ask about packing', to: '/contact?subject=The%20plain%20parcel' },
  },
  {
    slug: 'eight-weeks',
    name: 'Eight weeks',
    line: 'Soap that has to rest before we sell it, and a shop that had to learn to wait.',
    picture: 'project-eight-weeks',
    pictureAlt: 'Bars of green soap resting in rows on a wooden rack',
    description:
      'Olive oil soap rests for eight weeks before we sell it. How a shop learned not to promise stock that isn’t ready.',
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
          'Freshly cut soap is soap in name only. It’s soft and harsh, and it melts away in a week. After eight weeks on an airy shelf, the lye has done its work, the water is gone, and the bar is hard enough to last three months next to a basin. The maker can’t hurry it, so the shop shouldn’t either.',
        ),
      },
      {
        heading: done,
        text: prose(
          'We looked at what shops do when something is on its way. Usually they sell it: there’s a button, a date in grey, and later an email that explains the delay. We left the button out. Our stock is what we can pick up and pack. Soap resting on the maker’s shelf doesn’t count until it’s ready.',
          'It sounds like a small rule, but it shaped our whole checkout. Stock is reduced in the same step that creates the order, and the database itself won’t let it go below zero. You can’t buy a bar we don’t have, even if two people try in the same second.',
        ),
      },
      {
        heading: left,
        text: prose(
          'We’d like to email you once when something is back in stock, and then forget your address. For now, each product page shows current stock.',
        ),
      },
    ],
    next: { label: 'Find the soap', to: '/products-list?q=soap' },
  },
  {
    slug: 'undyed',
    name: 'Undyed',
    line: 'A blanket in the natural colours of wool, and the words it took to sell it.',
    picture: 'project-undyed',
    pictureAlt: 'A stack of blankets from cream to dark brown, and two balls of wool',
    description:
      'A lambswool blanket in the natural colours of wool: what stays in it when it isn’t dyed, and how we wrote about it.',
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
          'Wool comes in more colours than any dye chart: cream, oat, fawn, a grey that’s almost blue. Dyeing makes it all the same and leaves the wool in need of softener. We wanted a blanket that keeps the colours of the fleece, and a page that says honestly what that means.',
        ),
      },
      {
        heading: done,
        text: prose(
          'The herringbone uses two fleeces, one light and one darker, and the pattern is simply the difference between them. No two batches match exactly. We could have hidden that behind a picture. Instead, it’s the first thing we tell anyone who wants a second blanket to match the first.',
          'Then we cut words. “Natural” went because it says nothing. “Luxurious” went because it says even less. What’s left is the fibre, the size, the weight, how to wash it, and one sentence on how it feels, because you can’t touch a web page.',
        ),
      },
      {
        heading: left,
        text: prose(
          'Undyed wool fades a little in sunlight, towards oat. We don’t consider that a fault, but it should be on the page, and it will be.',
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
