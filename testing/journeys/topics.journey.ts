import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, reopen } from './looking.ts';
import { makePin } from './making.ts';

test('[TOPIC-01] a topic is followed at once, and where following or unfollowing fails it is as before, in silence', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Tove');
  await makePin(page, { title: 'A rye bread' });
  await open(page, '/search/');
  await page.getByRole('link', { name: 'All topics' }).click();
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('bre');
  await expect(page.getByRole('link', { name: 'Gardening' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bread', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bread', level: 1 })).toBeVisible();
  const follow = page.getByRole('button', { name: 'Follow Bread' });
  const following = page.getByRole('button', { name: 'Following Bread' });
  let answer = () => {};
  const held = () =>
    page.route('**/resource/InterestFollowResource/**', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
  // Others may follow it, too.
  const followers = async () => Number(/(\d+) follower/.exec(await page.getByRole('main').innerText())?.[1]);
  const before = await followers();
  await held();
  await follow.click();
  await expect(following).toBeVisible();
  answer();
  await expect(follow).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/resource/InterestFollowResource/**');
  const written = page.waitForResponse('**/resource/InterestFollowResource/create/');
  await follow.click();
  await expect(following).toBeVisible();
  expect((await written).status()).toBe(200);
  await expect.poll(followers).toBe(before + 1);
  await held();
  await following.click();
  await expect(follow).toBeVisible();
  answer();
  await expect(following).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/resource/InterestFollowResource/**');
  await reopen(page);
  await expect(following).toBeVisible();
  await open(page, `/${username}/topics/`);
  await page.getByRole('link', { name: 'Bread', exact: true }).click();
  await following.click();
  await expect.poll(followers).toBe(before);
});

test('somebody new chooses topics, or skips them, and comes to a home page with pictures', async ({
  page,
}) => {
  await signUpFresh(page, 'Nils');
  // Too many links for the router to ask about, which knows the home page all the same.
  await open(page, '/topics/');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await open(page, '/welcome/');
  const done = page.getByRole('button', { name: 'Continue' });
  await expect(done).toBeDisabled();
  await page.getByRole('button', { name: 'Animals' }).click();
  await page.getByRole('button', { name: 'Travel' }).click();
  await page.getByRole('button', { name: 'Travel' }).click();
  const written = page.waitForResponse('**/resource/InterestFollowResource/create/');
  await done.click();
  expect((await written).status()).toBe(200);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await open(page, '/welcome/');
  await expect(page.getByRole('button', { name: 'Animals' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Travel' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL('/');
});
