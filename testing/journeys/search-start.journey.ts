import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';

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

test('the focused search offers recent searches, each of which is removed, topics and people; on a phone a visitor is offered topics; where they do not come, they are asked for again', async ({
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

  await test.step('people found are followed there, by those who are logged in', async () => {
    const address = `/search/?q=${followed}&scope=people`;
    const row = (who: Page) => who.getByRole('list', { name: 'People found' }).getByRole('listitem');
    await open(page, address);
    await row(page)
      .getByRole('button', { name: /^Following / })
      .click();
    await row(page)
      .getByRole('button', { name: /^Follow / })
      .click();
    await expect(row(page).getByRole('button', { name: /^Following / })).toBeVisible();
    const visitor = await visitorOf(page);
    await open(visitor, address);
    await row(visitor)
      .getByRole('button', { name: /^Follow / })
      .click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('on a phone a visitor is offered topics; where they do not come, they are asked for again', async () => {
    const visitor = await visitorOf(page);
    await visitor.setViewportSize({ width: 375, height: 700 });
    await open(visitor, '/');
    await visitor.route('**/resource/SearchStartResource/**', (route) => route.abort());
    await bar(visitor).click();
    await expect(visitor.getByText("We couldn't load this.")).toBeVisible();
    await visitor.unroute('**/resource/SearchStartResource/**');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expect(options(visitor, 'Topics').first()).toBeVisible();
    await expect(group(visitor, 'People')).toHaveCount(0);
    await expectAccessible(visitor, '[data-search-open]');
    await expectToFit(visitor);
  });
});
