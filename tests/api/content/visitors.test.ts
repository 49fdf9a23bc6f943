import { beforeAll, describe, expect, test } from 'vitest';
import type { Comment, CommentTaken, ReceivedComment } from '../../../functions/content/comments/contract.ts';
import { type Message, MessageReceipt } from '../../../functions/content/messages/contract.ts';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import { MODERATED } from '../../../functions/contracts/moderation.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { aName, aSlug, makeComment, makePost } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const anEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
const aContact = () => ({
  kind: 'contact',
  name: aName('Maria'),
  email: anEmail(),
  phone: '+49 30 1234567',
  subject: 'A lid for the kettle',
  message: 'Do you sell it?\nBy itself?',
});
const aSubscriber = () => ({ email: anEmail(), source: 'about' });
const aComment = () => ({ comment: aName('Well said.\nTwice'), name: aName('Maria'), email: anEmail() });

/** Each form: its path, what counts its rows, its fields and the response. */
const FORMS = [
  ['message', '/api/messages', aContact, 201],
  ['subscriber', '/api/subscribers', aSubscriber, 201],
  ['comment', '/api/posts/a-post/comments', aComment, 202],
] as const;

describe('submissions by visitors', () => {
  const { shop, call } = openShop();
  let token: string;
  let readRows: () => Promise<Rows>;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    await makePost(shop.database, { slug: 'a-post' });
    readRows = await rowReader(shop.database);
  });

  const send = <Data>(path: string, given: object, headers = fromElsewhere()) =>
    call<Data>('POST', path, { json: { ...FILLED_IN, ...given }, headers });
  const list = async <Row>(path: string, q: string, more = '') =>
    (await call<Row[]>('GET', `${path}?q=${encodeURIComponent(q)}${more}`, { token })).data;

  describe('messages', () => {
    test('stores a contact message as written, for staff only', async () => {
      const given = aContact();
      const { status, data, headers } = await send<MessageReceipt>('/api/messages', given);
      expect(status).toBe(201);
      const receipt = MessageReceipt.strict().parse(data);
      const location = headers.get('Location') ?? '';
      expect((await call('GET', location, { token })).data).toMatchObject({ ...receipt, ...given });
      expect((await call('GET', location)).status).toBe(401);
      expect(await list<Message>('/api/messages', given.email)).toMatchObject([{ ...receipt, ...given }]);
    });

    test('a question needs only an email', async () => {
      const email = anEmail();
      expect((await send('/api/messages', { kind: 'question', email })).status).toBe(201);
      expect(await list<Message>('/api/messages', email, '&kind=question')).toMatchObject([
        { kind: 'question', name: null, phone: null, subject: null, message: '' },
      ]);
      expect(await list<Message>('/api/messages', email, '&kind=contact')).toEqual([]);
    });

    test('staff see the newest first, and search every field', async () => {
      const name = aName('Searcher');
      const subjects = ['first', 'second', 'third'].map(aName);
      for (const subject of subjects) await send('/api/messages', { ...aContact(), name, subject });
      const found = await list<Message>('/api/messages', name);
      const dates = found.map(({ receivedAt }) => receivedAt);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(found.map(({ subject }) => subject).sort()).toEqual(subjects.toSorted());
      expect(await list<Message>('/api/messages', name, '&page=2&pageSize=2')).toHaveLength(1);
      expect(await list<Message>('/api/messages', subjects[1] ?? '')).toHaveLength(1);
    });

    const all = ['name', 'email', 'subject', 'message'];
    test.each([
      ['a contact without fields', { kind: 'contact' }, ['email', 'message', 'name', 'subject']],
      ['one with empty texts', { ...aContact(), name: '', email: ' ', subject: '\t', message: '\n' }, all],
      ['one with nulls', { ...aContact(), name: null, email: null, subject: null, message: null }, all],
      ['no kind', { email: anEmail() }, ['kind']],
      ['an unknown kind', { ...aContact(), kind: 'order' }, ['kind']],
      ['a name with a line break', { ...aContact(), name: 'A\r\nBcc: b@example.com' }, ['name']],
      ['a name with a link', { ...aContact(), name: 'See https://evil.example' }, ['name']],
      ['a name that reverses text', { ...aContact(), name: 'Maria\u202egnal' }, ['name']],
      ['a subject with a line break', { ...aContact(), subject: 'A\nBcc: b@example.com' }, ['subject']],
      ['an email with a line break', { ...aContact(), email: 'a@example.com\nBcc: b@c.de' }, ['email']],
      ['two emails', { ...aContact(), email: 'a@example.com,b@example.com' }, ['email']],
      [
        'overlong texts',
        { ...aContact(), phone: '1'.repeat(41), message: 'x'.repeat(10_001) },
        ['phone', 'message'],
      ],
      ['a form filled in too fast', { ...aContact(), filledInMs: 1999 }, ['filledInMs']],
      ['a form without its duration', { ...aContact(), filledInMs: undefined }, ['filledInMs']],
    ])('rejects %s, names every invalid field and stores nothing', async (_, json, paths) => {
      const before = await readRows();
      const problem = expectProblem(await send('/api/messages', json), 422);
      expect(problem.errors?.map(({ path }) => path).sort()).toEqual([...paths].sort());
      expect(await readRows()).toEqual(before);
    });
  });

  describe('subscribers', () => {
    test.each([
      ['nothing', {}, ['email', 'source']],
      ['no address', { email: 'maria', source: 'about' }, ['email']],
      ['an unknown source', { email: anEmail(), source: 'bought' }, ['source']],
    ])('rejects %s and says why', async (_, json, paths) => {
      const { status, problem } = await send('/api/subscribers', json);
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
    });
  });

  describe('comments', () => {
    const commentsOf = (slug: string) => call<Comment[]>('GET', `/api/posts/${slug}/comments`);

    test('a comment is pending until approved, and its email is never shown', async () => {
      const { slug } = await makePost(shop.database);
      const given = { ...aComment(), website: 'maria.example/kettles' };
      const sent = await send<CommentTaken>(`/api/posts/${slug}/comments`, given);
      expect({ status: sent.status, data: sent.data }).toEqual({ status: 202, data: { state: 'pending' } });
      expect((await commentsOf(slug)).data).toEqual([]);
      expect(await list<ReceivedComment>('/api/comments', slug, '&state=pending')).toEqual([
        {
          commentId: expect.any(Number),
          slug,
          ...given,
          website: 'https://maria.example/kettles',
          ...MODERATED,
          createdAt: expect.any(String),
        },
      ]);
    });

    test('approved comments appear under their post, oldest first, and always fresh', async () => {
      const { slug } = await makePost(shop.database);
      const first = await makeComment(shop.database, { slug, website: 'http://maria.example' });
      const second = await makeComment(shop.database, { slug });
      await makeComment(shop.database, { slug, state: 'rejected' });
      await makeComment(shop.database);
      const { data, headers } = await commentsOf(slug);
      const shown = [first, second].map(({ name, website, comment, createdAt }) => ({
        name,
        website,
        comment,
        createdAt: createdAt.toISOString(),
      }));
      expect(data).toEqual(shown);
      expect(headers.get('Cache-Control')).toBe('no-store');
      const page = await call<Comment[]>('GET', `/api/posts/${slug}/comments?page=2&pageSize=1`);
      expect({ data: page.data, total: page.headers.get('X-Total-Count') }).toEqual({
        data: shown.slice(1),
        total: '2',
      });
    });

    test('stores a comment of 65525 characters in any script in full', async () => {
      const { slug } = await makePost(shop.database);
      const comment = '湯'.repeat(65_525);
      const { status } = await send(`/api/posts/${slug}/comments`, { ...aComment(), comment });
      expect(status).toBe(202);
      expect((await list<ReceivedComment>('/api/comments', slug))[0]?.comment).toBe(comment);
    });

    test.each([
      ['nothing', {}, ['comment', 'name', 'email']],
      ['an empty comment', { ...aComment(), comment: ' \n ' }, ['comment']],
      ['one with 65526 characters', { ...aComment(), comment: 'x'.repeat(65_526) }, ['comment']],
      ['a script as website', { ...aComment(), website: 'javascript:alert(1)' }, ['website']],
      ['a website with a password', { ...aComment(), website: 'https://a:b@c.example' }, ['website']],
      ['a word as website', { ...aComment(), website: 'none' }, ['website']],
    ])('rejects %s and names the problem', async (_, json, paths) => {
      const { status, problem } = await send(`/api/posts/${aSlug()}/comments`, json);
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
    });

    test('rejects comments on a post that is missing or not yet published', async () => {
      const draft = await makePost(shop.database, { state: 'draft' });
      const later = await makePost(shop.database, { publishAt: new Date(Date.now() + 60_000) });
      for (const slug of [aSlug(), draft.slug, later.slug]) {
        expect((await send(`/api/posts/${slug}/comments`, aComment())).status).toBe(404);
      }
    });

    test.each(['a_b', 'x'.repeat(101), '%00', 'a%2Fb'])('there is no post %s', async slug => {
      expect((await commentsOf(slug)).status).toBe(400);
      expect((await send(`/api/posts/${slug}/comments`, aComment())).status).toBe(400);
    });
  });

  describe.each(FORMS)('%s', (form, path, fill, status) => {
    test('a bot that fills in the hidden field gets a normal response, and nothing is stored', async () => {
      const before = await readRows();
      const trapped = await send<object>(path, { ...fill(), website2: 'https://spam.example' });
      expect(await readRows()).toEqual(before);
      const honest = await send<object>(path, { ...fill(), website2: '', filledInMs: 2000 });
      expect({ trapped: trapped.status, honest: honest.status }).toEqual({ trapped: status, honest: status });
      expect(Object.keys(trapped.data)).toEqual(Object.keys(honest.data));
      expect([...trapped.headers.keys()]).toEqual([...honest.headers.keys()]);
    });

    test('a sender over the limit gets a time to retry, and others are not affected', async () => {
      const here = fromElsewhere();
      const subject = here['CF-Connecting-IP'];
      await makeAttempts(shop.database, { of: form, subject, made: 29, minutes: 60 });
      expect((await send(path, fill(), here)).status).toBe(status);
      const before = await readRows();
      const refused = await send(path, fill(), here);
      expectProblem(refused, 429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await readRows()).toEqual(before);
      expect((await send(path, fill())).status).toBe(status);
    });

    test('nothing stored reveals where it came from', async () => {
      const here = fromElsewhere();
      await send(path, fill(), here);
      const everything = JSON.stringify(await readRows());
      expect(everything).not.toContain(here['CF-Connecting-IP']);
    });
  });
});
