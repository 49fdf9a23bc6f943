import { eq } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { letters } from '../../db/schema/letters.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import { makeAccount, newcomer } from './accounts.ts';
import { drawPng } from './drawn-pictures.ts';
import {
  A_REVIEW,
  aName,
  makeComment,
  makeMessage,
  makePost,
  makeProduct,
  makeReview,
  makeSubscriber,
} from './factories.ts';
import { makeRoom } from './room-factory.ts';
import { asStaff, bulk, changing, type MakeTarget } from './target-makers.ts';
import { tokenFor } from './tokens.ts';

async function aRoom(database: Writer) {
  const { productCode } = await makeProduct(database);
  return {
    roomPicture: `data:image/png;base64,${Buffer.from(drawPng()).toString('base64')}`,
    openedPicture: null,
    dots: [
      { productCode, x: 10, y: 20 },
      { label: 'Oak collar', x: 30, y: 40 },
    ],
  };
}

/** Requests of visitors, and about emails to them. */
export const VISITORS_TARGETS: Record<string, MakeTarget> = {
  'POST /api/messages': asStaff(async () => ({
    path: '/api/messages',
    fields: {
      kind: 'contact',
      name: 'Ada',
      email: newcomer().email,
      subject: 'Cups',
      message: 'Blue?',
      ...FILLED_IN,
    },
  })),
  'POST /api/privacy/requests': async () => ({
    path: '/api/privacy/requests',
    readAt: '',
    fields: { email: newcomer().email, ...FILLED_IN },
  }),
  'POST /api/privacy/deletions': async () => ({
    path: '/api/privacy/deletions',
    readAt: '',
    fields: { token: 'spent' },
  }),
  'POST /api/subscribers': async () => ({
    path: '/api/subscribers',
    readAt: '',
    fields: { email: newcomer().email, source: 'about', ...FILLED_IN },
  }),
  'POST /api/messages/bulk': asStaff(async database => ({
    path: '/api/messages/bulk',
    readAt: '',
    fields: { action: 'archive', keys: [await makeMessage(database)] },
  })),
  'PUT /api/messages/:id': asStaff(async database =>
    changing(`/api/messages/${await makeMessage(database)}`, { state: 'archived', read: true }),
  ),
  'POST /api/messages/:id/replies': asStaff(async database => ({
    path: `/api/messages/${await makeMessage(database)}/replies`,
    readAt: '',
    fields: { text: 'Yes, in blue.' },
  })),
  'POST /api/letters/bulk': bulk(
    'letters',
    async database => {
      const values = {
        kind: 'deletion-asked' as const,
        recipient: newcomer().email,
        origin: 'https://shop.example',
      };
      const [queued] = await database.write(
        build
          .insert(letters)
          .values({ ...values, writtenAt: new Date(), dueAt: new Date() })
          .returning(),
      );
      return queued?.letterId ?? 0;
    },
    'send',
  ),
  'POST /api/subscribers/bulk': asStaff(async database => ({
    path: '/api/subscribers/bulk',
    readAt: '',
    fields: { action: 'delete', keys: [(await makeSubscriber(database)).subscriberId] },
  })),
  'POST /api/subscribers/confirmations': async () => ({
    path: '/api/subscribers/confirmations',
    fields: { token: 'spent' },
  }),
  'POST /api/subscribers/unsubscriptions': async () => ({
    path: '/api/subscribers/unsubscriptions',
    fields: { token: 'spent' },
  }),
  'POST /api/comments/bulk': bulk(
    'comments',
    async database => (await makeComment(database)).commentId,
    'approve',
  ),
  'PUT /api/comments/:id': asStaff(async database =>
    changing(`/api/comments/${(await makeComment(database)).commentId}`, { state: 'approved' }),
  ),
  'POST /api/products/:id/reviews': async database => {
    const { productCode } = await makeProduct(database);
    const token = await tokenFor(await makeAccount(database, 'customer'));
    return {
      path: `/api/products/${productCode}/reviews`,
      fields: { ...A_REVIEW, ...FILLED_IN },
      readAt: '',
      token,
    };
  },
  'POST /api/reviews/bulk': bulk(
    'reviews',
    async database => (await makeReview(database)).reviewId,
    'approve',
  ),
  'PUT /api/reviews/:id': asStaff(async database =>
    changing(`/api/reviews/${(await makeReview(database)).reviewId}`, { state: 'approved' }),
  ),
  'PUT /api/reviews/own/:id': async database => {
    const { reviewId, userId } = await makeReview(database);
    const [user] = await database.read(build.select().from(users).where(eq(users.userId, userId)));
    const token = user && (await tokenFor(user));
    return { ...changing(`/api/reviews/own/${reviewId}`, A_REVIEW), ...(token && { token }) };
  },
  'POST /api/posts/:slug/comments': async database => ({
    path: `/api/posts/${(await makePost(database)).slug}/comments`,
    fields: { comment: 'Yes', name: 'Ada', email: newcomer().email, ...FILLED_IN },
  }),
  'POST /api/rooms': asStaff(async database => ({
    path: '/api/rooms',
    fields: { ...(await aRoom(database)), roomName: aName('Room') },
  })),
  'POST /api/rooms/bulk': bulk('rooms', async database => (await makeRoom(database)).roomId, 'delete'),
  'PUT /api/rooms/:id': asStaff(async database => {
    const { roomId } = await makeRoom(database);
    return changing(`/api/rooms/${roomId}`, { ...(await aRoom(database)), pictureAlt: 'A corner' });
  }),
  'POST /api/posts': asStaff(async () => ({
    path: '/api/posts',
    fields: { title: aName('Post'), text: 'Tea', tags: ['tea'], productCodes: [] },
  })),
  'POST /api/posts/bulk': bulk('posts', async database => (await makePost(database)).postId),
  'POST /api/posts/preview': asStaff(async () => ({
    path: '/api/posts/preview',
    readAt: '',
    fields: { text: 'Tea' },
  })),
  'POST /api/posts/pictures': asStaff(async () => ({
    path: '/api/posts/pictures',
    readAt: '',
    fields: {},
    picture: drawPng(),
  })),
  'PUT /api/posts/:id': asStaff(async database => {
    const path = `/api/posts/${(await makePost(database)).postId}`;
    return { path, readAt: `${path}/source`, fields: { title: 'Tea' } };
  }),
};
