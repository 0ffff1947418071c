import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { signUpAnew } from './acting.ts';
import { visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** What a page may weigh in JavaScript for a visitor, packed with gzip, in KiB; the question about cookies is part of it. */
const MOST = { profile: 128, others: 130 };

test('a visitor loads little code to see a profile, its boards, a board or a pin', async ({ page }) => {
  const other = await visitorOf(page);
  const username = await signUpAnew(other, 'Vera');
  const board = await makeBoard(other, 'Chairs', 1);
  const pin = await makePin(other, { board_id: board.id });
  await other.context().close();
  for (const path of [`/${username}/`, `/${username}/_boards/`, board.url, `/pin/${pin.id}/`]) {
    const sizes = await scriptsOf(page, path);
    expect(sizes.length, path).toBeGreaterThan(2);
    expect(
      sizes.reduce((total, size) => total + size, 0),
      path,
    ).toBeLessThanOrEqual(1024 * (path === `/${username}/` ? MOST.profile : MOST.others));
  }
});

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
