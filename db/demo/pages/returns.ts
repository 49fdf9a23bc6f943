import type { DemoService } from './demo-service.ts';

export const returns: DemoService = {
  slug: 'returns',
  name: 'Returns',
  summary: 'Thirty days to change your mind, and the full price back.',
  description:
    'Thirty days to send a thing back and get its full price. How a return works at Meridian, who pays for what, and how to cancel.',
  lead: 'A thing looks different on your own table. You have thirty days from the day it arrives to send it back, and you need give no reason.',
  steps: [
    {
      title: 'Write to us',
      text: 'Tell us your order number and what you want to return. If the parcel has not left yet, we cancel the order and you are done.',
    },
    {
      title: 'Wait for our letter',
      text: 'We answer with the address and a reference. Write the reference on the box, so that it finds its way to your order.',
    },
    {
      title: 'Send it back',
      text: 'Unused, and in any box that protects it. It need not be the one it came in.',
    },
    {
      title: 'Get your money',
      text: 'When the parcel is here we transfer the price back and mark the order as refunded. You see it on the page of your order.',
    },
  ],
  costs: [
    { what: 'The price of what you return', amount: 'Paid back in full, in the currency you paid in' },
    { what: 'The delivery fee', amount: 'Paid back where we sent the wrong thing or a broken one' },
    { what: 'Sending it back', amount: 'You pay the post; we do where the mistake was ours' },
    { what: 'Cancelling before it is shipped', amount: 'Nothing: you get everything back' },
  ],
  questions: [
    {
      question: 'I ordered without an account. Can I still return something?',
      answer: 'Yes. The order number and the e-mail address of the order are enough.',
    },
    {
      question: 'What happens to the pieces of a cancelled order?',
      answer:
        'They go back into the stock of your country at once, and the next person can buy them. The shop counts them itself.',
    },
    {
      question: 'It has been used. Is it too late?',
      answer:
        'For a return, yes. For a repair, no. If a thing failed you, write to us either way and we look for the better of the two.',
      link: { label: 'How repairs work', to: '/services-details/repairs' },
    },
  ],
  next: { label: 'Write about a return', to: '/contact?subject=A%20return' },
};
