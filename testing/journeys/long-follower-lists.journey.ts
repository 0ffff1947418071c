import { expect, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { idOf } from './writing.ts';

test('a follower who is taken off while the list goes on does not come back', async ({ page }) => {
  const mine = await signUpAnew(page, 'Nora');
  const user_id = await idOf(page, mine);
  for (const name of ['Bea', 'Cleo']) {
    const follower = await visitorOf(page);
    await signUpAnew(follower, name);
    await callAs(follower, 'UserFollowResource.create', { user_id });
    await follower.context().close();
  }
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  // Pages of one person each, the second of them held.
  await page.route('**/resource/UserFollowersResource/get/**', async (route) => {
    const url = new URL(route.request().url());
    const data = JSON.parse(url.searchParams.get('data') ?? '{}');
    if (data.options.bookmarks?.[0]) await held;
    data.options.page_size = 1;
    url.searchParams.set('data', JSON.stringify(data));
    await route.continue({ url: url.href });
  });
  await open(page, `/${mine}/_followers/`);
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog.getByRole('listitem')).toHaveText([/Cleo/]);
  await dialog.getByRole('button', { name: /^Remove follower Cleo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  letThrough();
  await expect(dialog.getByRole('listitem')).toHaveText([/Bea/]);
});
