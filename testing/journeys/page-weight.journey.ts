import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { signUpAnew } from './acting.ts';
import { visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

/** What a visitor's profile may weigh in JavaScript, packed; the aim is 130 KB, of which React and the router take 108. */
const MOST = 132 * 1024;

test('a visitor loads little code to see a profile', async ({ page }) => {
  const other = await visitorOf(page);
  const username = await signUpAnew(other, 'Vera');
  await makeBoard(other, 'Chairs', 1);
  await other.context().close();
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    files.push(response.body().then((bytes) => gzipSync(bytes).length));
  });
  await page.goto(`/${username}/`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(files);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(MOST);
});
