import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, reopen, visitorOf } from './looking.ts';
import { idOf } from './writing.ts';

test('[SCROLL-03] over a list in a modal the search leaves on the way down, and near its top returns only at the very top; who is taken off meanwhile stays away; the next people come before the end is in sight', async ({
  page,
}) => {
  const mine = await signUpFresh(page, 'Nora');
  const user_id = await idOf(page, mine);
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay']) {
    const follower = await visitorOf(page);
    await signUpFresh(follower, name);
    await callAs(follower, 'UserFollowResource.create', { user_id });
    await follower.context().close();
  }
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, `/${mine}/`);
  await page.getByRole('main').getByRole('link', { name: '6 followers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  const list = dialog.getByRole('list', { name: 'Followers' });
  const search = dialog.getByRole('searchbox', { name: 'Search by name' });
  const scrollTo = async (y: number) => {
    const at = await list.evaluate((element, top) => {
      const scroller = [element.parentElement, ...ancestorsOf(element)].find(
        (one) => one && one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
      );
      scroller?.scrollTo({ top, behavior: 'instant' });
      return scroller?.scrollTop;
      function ancestorsOf(one: Element): Element[] {
        return one.parentElement ? [one.parentElement, ...ancestorsOf(one.parentElement)] : [];
      }
    }, y);
    expect(at).toBe(y);
    // Looked at every 30 ms.
    await page.waitForTimeout(60);
  };
  // What has the focus stays in sight.
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await expect(search).toBeInViewport();
  await scrollTo(60);
  await expect(search).not.toBeInViewport();
  await scrollTo(45);
  await scrollTo(30);
  await expect(search).toBeInViewport();
  await scrollTo(51);
  await expect(search).not.toBeInViewport();
  await scrollTo(35);
  await expect(search).not.toBeInViewport();
  await scrollTo(0);
  await expect(search).toBeInViewport();

  // Pages of one person each, the second of them held.
  const held = Promise.withResolvers<void>();
  await page.route('**/resource/UserFollowersResource/get/**', async (route) => {
    const url = new URL(route.request().url());
    const data = JSON.parse(url.searchParams.get('data') ?? '{}');
    if (data.options.bookmarks?.[0]) await held.promise;
    data.options.page_size = 1;
    url.searchParams.set('data', JSON.stringify(data));
    await route.continue({ url: url.href });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/${mine}/_followers/`);
  const people = dialog.getByRole('listitem');
  await expect(people).toHaveText([/Fay/]);
  await dialog.getByRole('button', { name: /^Remove follower Fay/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(people).toHaveCount(0);
  held.resolve();
  await expect(people).toHaveText([/Ella/, /Dora/, /Cleo/, /Bea/, /Ada/]);

  await page.setViewportSize({ width: 1280, height: 320 });
  await reopen(page);
  await expect(people).toHaveText([/Ella/, /Dora/, /Cleo/, /Bea/, /Ada/]);
  await expect(people.filter({ hasText: 'Cleo' })).not.toBeInViewport();
});
