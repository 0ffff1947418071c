import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, reopen } from './looking.ts';
import { makePin } from './making.ts';

test('a pin is marked as a favorite, stays so, and is not where the server refuses', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  const { id } = await makePin(page, { title: 'Kept dear' });
  const mark = page.getByRole('button', { name: 'Mark as favorite' });
  const marked = page.getByRole('button', { name: 'Favorite', exact: true });
  const answered = () => page.waitForResponse('**/resource/PinFavoriteResource/**');
  await open(page, `/pin/${id}/`);
  await page.route('**/resource/PinFavoriteResource/**', (route) => route.abort());
  await mark.click();
  await expect(page.getByText("That didn't work. Try again.")).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/resource/PinFavoriteResource/**');
  const written = answered();
  await mark.click();
  expect((await written).status()).toBe(200);
  await reopen(page);
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/resource/PinFavoriteResource/**', (route) => route.abort());
  await marked.click();
  await expect(page.getByText("That didn't work. Try again.")).toBeVisible();
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/${username}/_saved/?filter=favorited`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
