import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back' });

/** The paths of the pages that this tab remembers: those before, the one it is at, those ahead. */
const remembered = (page: Page) =>
  page.evaluate(() => {
    const { previous, current, forward } = JSON.parse(sessionStorage.getItem('visited-pages') ?? '{}');
    const path = (one: { path: string }) => one.path;
    return [previous?.map(path), current?.path, forward?.map(path)];
  });

test('[CONST-02] [ENTITY-30] a tab remembers which pages lie before and ahead, the last 100 of them, and the way back of a profile follows them', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  const vera = await signUpFresh(maker, 'Vera');
  const { url } = await makeBoard(maker, 'Kitchens', 1);
  await maker.context().close();
  await signUpFresh(page, 'Nora');
  // Such a browser does not tell what lies in its history.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await open(page, '/settings/');
  await expect.poll(() => remembered(page)).toEqual([[], '/settings/', []]);
  await open(page, url);
  await expect.poll(() => remembered(page)).toEqual([['/settings/'], url, []]);
  await page.goto(`/${vera}/`);
  await expect(back(page)).toHaveAttribute('href', url);
  expect(await remembered(page)).toEqual([['/settings/', url], `/${vera}/`, []]);
  await page.goBack();
  await expect.poll(() => remembered(page)).toEqual([['/settings/'], url, [`/${vera}/`]]);
  await page.goForward();
  await expect.poll(() => remembered(page)).toEqual([['/settings/', url], `/${vera}/`, []]);
  await page.getByRole('banner').getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Journey');
  await page.goBack();
  await expect.poll(async () => (await remembered(page))[1]).toBe(`/${vera}/`);
  expect((await remembered(page))[2]).toHaveLength(1);

  await test.step('of all the last 100', async () => {
    const tab = await page.context().newPage();
    await open(tab, '/settings/');
    await tab.evaluate(() => {
      const previous = Array.from({ length: 99 }, (_, index) => ({
        key: `${index}`,
        path: `/pin/${index}/`,
      }));
      const current = { key: 'default', path: '/settings/' };
      sessionStorage.setItem('visited-pages', JSON.stringify({ previous, current, forward: [] }));
    });
    await open(tab, '/search/');
    await expect.poll(async () => (await remembered(tab))[1]).toBe('/search/');
    const [previous] = await remembered(tab);
    expect(previous).toHaveLength(99);
    expect([previous[0], previous.at(-1)]).toEqual(['/pin/1/', '/settings/']);
  });
});

test('after logging out, by the menu or among the accounts, a tab keeps nothing of what was visited and typed in it', async ({
  page,
}) => {
  for (const way of ['menu', 'accounts'] as const) {
    const username = await signUpFresh(page, 'Nora');
    await callAs(page, 'BoardResource.create', { name: 'Wedding', privacy: 'secret' });
    await open(page, `/${username}/wedding/`);
    await expect.poll(async () => (await remembered(page))[1]).toBe(`/${username}/wedding/`);
    await page.evaluate(() => sessionStorage.setItem('draft:message', 'Nobody knows'));
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    if (way === 'menu') await page.getByRole('menuitem', { name: 'Log out' }).click();
    else {
      await page.getByRole('menuitem', { name: 'Switch account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toMatch(/wedding|Nobody knows/);
  }
});
