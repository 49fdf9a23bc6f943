import type { Post } from '../../functions/content/posts/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord, rows } from './back-office-work.ts';
import { photo } from './picture-files.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Berlin' });

test('staff write a post with a picture, preview, schedule and publish it; visitors can find it every way', async ({
  page,
  call,
  signInAs,
  browser,
  shop,
}) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  const title = `Notes on ${word}`;
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('link', { name: 'Add New Post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('In short.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  await text.fill('kettle');
  await text.selectText();
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('**kettle**');
  await expect(preview.locator('strong')).toHaveText('kettle');
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('kettle');
  await page.keyboard.press('Control+k');
  await expect(text).toHaveValue('[kettle](https://)');
  await text.fill(`A heading\n\n<script>alert(1)</script> ${word}`);
  await text.press('Control+Home');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue(/^## A heading\n/);
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText('A heading');
  await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
  await text.press('Control+End');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photo());
  await expect(preview.getByRole('img', { name: 'What it shows' })).toBeVisible();
  await page.getByLabel('Cover Picture').setInputFiles(photo('cover.png', { width: 1200, height: 750 }));
  await page.getByLabel('Category').fill(`Kind ${word}`);
  await page.getByLabel('Tags').fill(`${word}, tea`);
  await page.getByRole('radio', { name: 'Schedule at' }).check();
  const date = page.getByLabel('Date');
  await date.fill('2099-03-01T09:00');
  await expect(date).toHaveAccessibleDescription(/^Shop time: Europe\/London/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText(`Post “${title}” created.`)).toBeVisible();
  await page.getByLabel('Status').selectOption('scheduled');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Scheduled.*1 Mar 2099/);

  const [post] = (await call<Post[]>('GET', `/api/posts?q=${word}`, { token })).data;
  expect(post?.publishAt).toBe('2099-03-01T09:00:00.000Z');
  const visitor = await browser.newPage({ baseURL: shop.url });
  try {
    expect((await visitor.goto(`/blog-details/${post?.slug}`))?.status()).toBe(404);
    await rows(page).getByRole('link', { name: 'Edit' }).click();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview.getByText(word)).toBeVisible();
    await expect(text).toBeHidden();
    await page.getByLabel('Date').fill('2026-02-03T09:00');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText(`Post “${title}” updated.`)).toBeVisible();

    const found = visitor.getByRole('main').getByRole('heading', { name: title });
    await visitor.goto('/blog');
    await visitor.getByRole('searchbox', { name: 'Search the blog' }).fill(word);
    await visitor.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
    await expect(visitor).toHaveURL(`/blog?q=${word}`);
    await expect(found).toBeVisible();
    await visitor.getByRole('link', { name: new RegExp(`^Kind ${word}`) }).click();
    await expect(visitor).toHaveURL(/category=/);
    await expect(found).toBeVisible();
    await visitor.getByRole('link', { name: word, exact: true }).click();
    await expect(visitor).toHaveURL(`/blog?tag=${word}`);
    await expect(found).toBeVisible();
    await visitor.getByRole('link', { name: /^February 2026/ }).click();
    await expect(visitor).toHaveURL('/blog?archive=2026-02');
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('article').getByRole('img', { name: 'What it shows' })).toBeVisible();
    await expect(visitor.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/blog/rss.xml',
    );
    const feed = await visitor.request.get('/blog/rss.xml');
    expect(await feed.text()).toContain(`<link>${shop.url}/blog-details/${post?.slug}</link>`);
    await visitor.getByRole('link', { name: 'The blog as RSS' }).click();
    await expect(visitor).toHaveURL('/blog/rss.xml');
  } finally {
    await visitor.close();
    await call('DELETE', `/api/posts/${post?.postId}`, { token });
  }
});
