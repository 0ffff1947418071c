import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';

const bar = (page: Page) => page.locator('header').getByRole('search').getByRole('link', { name: 'Search' });
const input = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
const group = (page: Page, name: string) => page.getByRole('group', { name });
const options = (page: Page, name: string) => group(page, name).getByRole('option');

test.beforeEach(() =>
  arrange("update interests set pin_count = 1 where slug = 'cats' and pin_count = 0", []),
);

async function searches(page: Page, query: string): Promise<void> {
  await open(page, '/');
  await bar(page).click();
  await input(page).fill(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/?rs=typed&q=${query}&scope=`);
}

test('the focused search offers recent searches, each of which is removed, topics and people', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const followed = await signUpFresh(other, 'Frida');
  const { id } = await callAs(other, 'UserResource.get', { username: followed });
  await other.context().close();
  await signUpFresh(page, 'Stella');
  await callAs(page, 'UserFollowResource.create', { user_id: id });
  const topic = await callAs(page, 'TopicResource.get', { interest: 'bread' });
  await callAs(page, 'InterestFollowResource.create', { interest_list: [topic.id] });
  for (const query of ['lamps', 'chairs', 'tables']) await searches(page, query);
  await open(page, '/');
  await bar(page).click();
  await expect(options(page, 'Recent searches')).toHaveText(['tables', 'chairs', 'lamps']);
  await expect(options(page, 'Topics').first()).toHaveText('Bread');
  await expect(options(page, 'People').first()).toContainText(`@${followed}`);
  await expectAccessible(page, '[data-search-open]');
  await page.getByRole('button', { name: 'Remove chairs' }).click();
  await expect(options(page, 'Recent searches')).toHaveText(['tables', 'lamps']);
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page, 'Recent searches').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(group(page, 'Recent searches')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/topics/bread/');
  await bar(page).click();
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveCount(0);
  await expect(bar(page)).toBeFocused();
});

test('on a phone a visitor is offered topics; where they do not come, they are asked for again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/');
  await page.route('**/resource/SearchStartResource/**', (route) => route.abort());
  await bar(page).click();
  await expect(page.getByText("We couldn't load this.")).toBeVisible();
  await page.unroute('**/resource/SearchStartResource/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page, 'Topics').first()).toBeVisible();
  await expect(group(page, 'People')).toHaveCount(0);
  await expectAccessible(page, '[data-search-open]');
  await expectToFit(page);
});

test('the page of the search shows topics and new Pins, and people found are followed there', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Quentina');
  await makePin(other, { title: 'Newest of all' });
  await signUpFresh(page, 'Fan');
  await open(page, '/search/');
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('link').first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'New Pins' }).getByRole('article').filter({ hasText: 'Newest of all' }),
  ).toHaveCount(1);
  await open(page, `/search/?q=${username}&scope=people`);
  const row = page.getByRole('list', { name: 'People found' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Follow / }).click();
  await expect(row.getByRole('button', { name: /^Following / })).toBeVisible();
  await expect(async () => {
    const { explicitly_followed_by_me } = await callAs(page, 'UserResource.get', { username });
    expect(explicitly_followed_by_me).toBe(true);
  }).toPass();
  await page.reload();
  await expect(row.getByRole('button', { name: /^Following / })).toBeVisible();
  await open(other, `/search/?q=${username}&scope=people`);
  const own = other.getByRole('list', { name: 'People found' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveCount(0);
  await other.context().clearCookies();
  await other.reload();
  await own.getByRole('button', { name: /^Follow / }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.context().close();
});
