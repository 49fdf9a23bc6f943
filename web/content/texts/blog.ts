import { newsletter } from './newsletter.ts';

export const blog = {
  title: 'Blog',
  description:
    'How this shop works and how to look after what it sells: seven price lists, honest stock, cast iron, coffee and a packed bag.',
  headline: 'Notes from the shop.',
  lead: 'How we work, how to look after things, and now and then a guide for something that takes four minutes.',
  search: 'Search the blog',
  all: 'All posts',
  nothing: 'No posts found',
  nothingHint: 'Try another word, or fewer of them.',
  popular: 'Popular posts',
  popularHint: 'The most talked about, then the latest.',
  feed: 'The blog as RSS',
  newsletter: 'A letter now and then',
  newsletterHint: 'When a new post is out. First comes a letter that asks whether the address is yours.',
  subscribed: newsletter.asked,
  neighbours: { previous: 'Previous post', next: 'Next post' },

  comments: 'Comments',
  noComments: 'No comments yet. Yours would be the first.',
  commentsFailed: 'The comments could not be loaded.',
  reply: 'Leave a Reply',
  replyHint: 'Your e-mail address is not shown. A comment appears once it has been read by the shop.',
  replied: 'Thank you. Your comment appears here once it has been read.',
  saveDetails: 'Save my name, e-mail and website in this browser for my next comment',
} as const;
