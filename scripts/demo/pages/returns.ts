import type { DemoService } from './demo-service.ts';

export const returns: DemoService = {
  slug: 'returns',
  name: 'Returns',
  summary: 'Thirty days to change your mind and get a full refund.',
  description:
    'Thirty days to send something back for a full refund. How returns work at Meridian, who pays for what, and how to cancel.',
  lead: 'Things can look different on your own table. You have thirty days from delivery to send them back, no reason needed.',
  steps: [
    {
      title: 'Write to us',
      text: 'Tell us your order number and what you want to return. If your order hasn’t shipped yet, we’ll simply cancel it.',
    },
    {
      title: 'Wait for our reply',
      text: 'We’ll email you the address and a reference. Write the reference on the box so that we can match it to your order.',
    },
    {
      title: 'Send it back',
      text: 'Unused, in any box that protects it. It doesn’t have to be the original one.',
    },
    {
      title: 'Get your refund',
      text: 'When the parcel arrives, we refund the price and mark your order as refunded. You can check this on your order page.',
    },
  ],
  costs: [
    { what: 'The price of what you return', amount: 'Refunded in full, in the currency you paid in' },
    { what: 'The delivery fee', amount: 'Refunded if we sent the wrong item or a broken one' },
    { what: 'Sending it back', amount: 'You pay return postage unless we made the mistake' },
    { what: 'Cancelling before it ships', amount: 'Free, with a full refund' },
  ],
  questions: [
    {
      question: 'I ordered without an account. Can I still return something?',
      answer: 'Yes. All you need is the order number and the email address you used.',
    },
    {
      question: 'What happens to the items in a cancelled order?',
      answer: 'They go straight back into your country’s stock, so someone else can buy them.',
    },
    {
      question: 'I’ve used it. Is it too late?',
      answer:
        'For a return, yes. For a repair, no. If something isn’t right, contact us either way and we’ll find the best option.',
      link: { label: 'How repairs work', to: '/services-details/repairs' },
    },
  ],
  next: { label: 'Ask about a return', to: '/contact?subject=A%20return' },
};
