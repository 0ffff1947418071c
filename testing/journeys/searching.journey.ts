import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import {
  expectAccessible,
  expectStill,
  expectToFit,
  layoutShiftOf,
  open,
  reopen,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const header = (page: Page) => page.locator('header').getByRole('search');
const bar = (page: Page, name: string | RegExp) => header(page).getByRole('link', { name });
const input = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
const found = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('article');

/** A word that nobody else in this database uses. */
const newWord = () => `zz${Math.random().toString(36).slice(2, 9).replace(/\d/g, 'q')}`;

test('[SEARCH-04] [SEARCH-05] [SEARCH-06] [EMPTY-09] somebody searches everybody’s pins, and their own; suggestions are walked by keys, and past searches kept and cleared', async ({
  page,
}) => {
  const word = newWord();
  const username = await signUpFresh(page, 'Sina');
  const board = await makeBoard(page, `Shelf ${word}`, 0);
  await makePin(page, { title: `Tile ${word}`, board_id: board.id });
  await watchLayoutShift(page);
  await open(page, '/');
  await expect(bar(page, 'Search')).toHaveAttribute('href', '/search/');
  await expect(bar(page, 'Search')).toHaveText('Search');
  await expect(bar(page, 'Search')).toHaveCSS('height', '48px');
  await expect(bar(page, 'Search')).toHaveCSS('padding', '13px 16px');
  // What the key opens comes a moment after the page.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(bar(page, 'Search')).toBeFocused();
  await bar(page, 'Search').click();
  await input(page).fill(`tile ${word}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/?rs=typed&q=tile%20${word}&scope=`);
  await expect(found(page, 'Pins found')).toHaveCount(1);
  const query = bar(page, /^Search: /).locator('b');
  await expect(query).toHaveText(`tile ${word}`);
  await expect(query).toHaveCSS('font-weight', '700');
  await expect(query.locator('..')).toHaveCSS('-webkit-line-clamp', '1');
  expect(await layoutShiftOf(page)).toEqual([]);

  await open(page, `/${username}/`);
  await expect(bar(page, 'Search your Pins')).toHaveAttribute('href', '/search/me/');
  await expect(bar(page, 'Search your Pins')).toHaveText('Search your Pins');
  await bar(page, 'Search your Pins').click();
  await input(page).fill('nothing of this kind');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/me/?rs=typed&q=nothing%20of%20this%20kind&scope=');
  const nothing = "Sorry, we couldn't find any Pins for this search.";
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await page.getByRole('link', { name: 'Search all Pins' }).click();
  await expect(page).toHaveURL('/search/?rs=typed&q=nothing%20of%20this%20kind&scope=pins');
  await page.getByRole('link', { name: "See what's new" }).click();
  await expect(page).toHaveURL('/');

  await test.step('suggestions', async () => {
    await open(page, '/');
    await bar(page, 'Search').click();
    await input(page).pressSequentially(`shelf ${word.slice(0, 6)}`);
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: 'Your board' })).toHaveCount(1);
    await expectAccessible(page, '[data-search-open]');
    await page.keyboard.press('ArrowDown');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', /./);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
    await options.filter({ hasText: 'Your board' }).click();
    await expect(page).toHaveURL(board.url);
    await expect(page.getByRole('heading', { level: 1, name: board.name })).toBeVisible();
    await expectStill(page);

    await bar(page, 'Search').click();
    await input(page).fill(word);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await expect(found(page, 'Boards found')).toHaveCount(1);
    await open(page, '/');
    await bar(page, 'Search').click();
    const past = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(past).toHaveText([word, 'nothing of this kind', `tile ${word}`]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search/?rs=recent&q=${word}&scope=`);
    await bar(page, /^Search: /).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(past).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveCount(0);
  });
});

test('[SEARCH-03] on a phone a visitor searches over the whole screen, and whoever chooses where to search can write at once', async ({
  page,
  browser,
}) => {
  const word = newWord();
  await signUpFresh(page, 'Uma');
  await makePin(page, { title: `Oven ${word}` });

  await test.step('over the whole screen', async () => {
    const visitor = await visitorOf(page);
    await visitor.setViewportSize({ width: 375, height: 700 });
    await open(visitor, '/');
    await bar(visitor, 'Search').click();
    await expect(input(visitor)).toBeFocused();
    const box = await visitor.locator('[data-search-open]').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 700 });
    await expectAccessible(visitor, '[data-search-open]');
    // But for the room that is kept for a scroll bar.
    expect(box?.width).toBeGreaterThanOrEqual(360);
    await input(visitor).fill(word);
    await visitor.keyboard.press('Enter');
    await expect(found(visitor, 'Pins found')).toHaveCount(1);
    await expect(visitor.getByRole('main').getByRole('search').getByRole('link')).toHaveText(word);
    await visitor.setViewportSize({ width: 320, height: 640 });
    await expectToFit(visitor);
    await visitor.getByRole('link', { name: 'People', exact: true }).click();
    await expect(visitor.getByRole('heading', { name: 'No one with this name' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Search all Pins' }).click();
    await expect(found(visitor, 'Pins found')).toHaveCount(1);
    await visitor.context().close();
  });

  const storageState = await page.context().storageState();
  const viewport = { width: 375, height: 700 };
  const touch = await browser.newContext({ storageState, viewport, hasTouch: true, isMobile: true });
  const phone = await touch.newPage();
  await open(phone, '/search/');
  await expect(input(phone)).toHaveCount(0);
  const tab = (name: string) => phone.getByRole('link', { name, exact: true });
  await tab('Boards').tap();
  await expect(phone).toHaveURL('/search/?scope=boards&input_select=true');
  await expect(input(phone)).toBeFocused();
  await phone.keyboard.press('Escape');
  await tab('Your Pins').tap();
  await expect(phone).toHaveURL('/search/me/?input_select=true');
  await expect(input(phone)).toBeFocused();
  await touch.close();
});

test('[SEARCH-07] the address says whether a search was typed, suggested, made before or narrowed by a guide, which is taken back by a press or the back button', async ({
  page,
}) => {
  const word = newWord();
  await signUpFresh(page, 'Gerda');
  const topics = await Promise.all(
    ['animals', 'cats', 'dogs', 'art', 'travel', 'science', 'sports', 'nature'].map((interest) =>
      callAs(page, 'TopicResource.get', { interest }),
    ),
  );
  const idsOf = (...slugs: string[]) =>
    topics.flatMap(({ id, url }) => (slugs.includes(url.split('/')[2] ?? '') ? [id] : []));
  const file = async (title: string, ids: string[]) => {
    const { id } = await makePin(page, { title: `${title} ${word}` });
    await callAs(page, 'PinTopicsResource.update', { pin_id: id, interest_ids: ids });
  };
  await file('One', idsOf('cats', 'art', 'travel', 'science'));
  await file('Two', idsOf('dogs', 'sports', 'nature'));
  const at = (source: string, rest: string) =>
    expect(page).toHaveURL(`/search/?rs=${source}&q=${word}&scope=${rest}`);
  const search = async (how: () => Promise<void>) => {
    await open(page, '/');
    await bar(page, 'Search').click();
    await how();
  };
  await search(async () => {
    await input(page).fill(word);
    await page.keyboard.press('Enter');
  });
  await at('typed', '');
  await search(() => page.getByRole('option', { name: word }).click());
  await at('recent', '');
  await search(async () => {
    await page.getByRole('button', { name: 'Clear all' }).click();
    await input(page).fill(word);
    await page.getByRole('option', { name: word, exact: true }).click();
  });
  await at('ac', '');

  const guides = page.getByRole('navigation', { name: 'Narrow your search' });
  const guide = (name: string) => guides.getByRole('link', { name, exact: true });
  await expect(found(page, 'Pins found')).toHaveCount(2);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectToFit(page);
  await guide('Cats').focus();
  await page.keyboard.press('Enter');
  await at('guide', 'pins&guide=cats');
  await expect(found(page, 'Pins found')).toHaveCount(1);
  await expect(guide('Remove Cats')).toBeInViewport({ ratio: 1 });
  await guides.getByRole('link').last().focus();
  // Browsers do not scroll sideways to what they think can be seen well enough.
  await expect(guides.getByRole('link').last()).toBeInViewport({ ratio: 0.4 });
  await expect(guide('Remove Cats')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.goBack();
  await at('ac', '');
  await expect(found(page, 'Pins found')).toHaveCount(2);
  await guide('Dogs').click();
  await at('guide', 'pins&guide=dogs');
  await reopen(page);
  await expect(found(page, 'Pins found')).toHaveCount(1);
  await guide('Remove Dogs').click();
  await at('typed', 'pins');
  await expect(found(page, 'Pins found')).toHaveCount(2);
});
