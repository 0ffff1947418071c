import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** What a page may weigh in JavaScript for a visitor, packed with gzip, in KiB; the question about cookies is part of it. */
const MOST = 138;

/** What it may weigh for a member as it is sent, packed with what the browser takes, in bytes. */
const MOST_SENT = { home: 150_000, others: 175_000 };

test('a visitor loads little code to see a profile, its boards, a board or a pin, and a member little more to see what they come for', async ({
  page,
}) => {
  test.slow();
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Vera');
  const board = await makeBoard(other, 'Chairs', 2);
  const pin = await makePin(other, { board_id: board.id });
  await other.context().close();
  for (const path of [`/${username}/`, `/${username}/_boards/`, board.url, `/pin/${pin.id}/`]) {
    const sizes = await scriptsOf(page, path);
    expect(sizes.length, path).toBeGreaterThan(2);
    expect(
      sizes.reduce((total, size) => total + size, 0),
      path,
    ).toBeLessThanOrEqual(1024 * MOST);
  }

  const own = `/${await signUpFresh(page, 'Max')}`;
  const ownBoard = await makeBoard(page, 'Lamps', 2);
  const cookies = await page.context().cookies();
  const ofVera = [`/${username}/`, `/${username}/_saved/`, board.url, `/pin/${pin.id}/`];
  const ofMax = [`${own}/_saved/`, `${own}/_pins/`, ownBoard.url, '/settings/'];
  for (const path of ['/', ...ofVera, ...ofMax, '/news/', '/conversations/', '/search/?q=chairs']) {
    const member = await visitorOf(page);
    await member.context().addCookies(cookies);
    const most = path === '/' ? MOST_SENT.home : MOST_SENT.others;
    const sent = await sentFor(member, path);
    expect(sent, path).toBeLessThanOrEqual(most);
    await member.context().close();
  }
});

/** How many bytes of scripts a signed-in browser is sent for a page that it has not seen. */
async function sentFor(member: Page, path: string): Promise<number> {
  const files: Promise<number>[] = [];
  member.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    files.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await member.goto(path, { waitUntil: 'networkidle' });
  await expect(member.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
  const sizes = await Promise.all(files);
  expect(Math.min(...sizes), path).toBeGreaterThan(0);
  return sizes.reduce((total, size) => total + size, 0);
}

/** How large the scripts are that a page loads by itself on a first visit, packed; asked without a cache. */
async function scriptsOf(page: Page, path: string): Promise<number[]> {
  const visitor = await visitorOf(page);
  await visitor.context().clearCookies();
  const files: Promise<number>[] = [];
  visitor.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    files.push(response.body().then((bytes) => gzipSync(bytes).length));
  });
  await visitor.goto(path, { waitUntil: 'networkidle' });
  // The question about cookies comes with the first visit, a moment after all else.
  await expect(visitor.locator('[data-cookie-banner]')).toBeVisible();
  const sizes = await Promise.all(files);
  await visitor.context().close();
  return sizes;
}
