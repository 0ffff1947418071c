import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const found = (page: Page) => page.getByRole('list', { name: 'Pins found' }).getByRole('article');
const bar = (page: Page) =>
  page
    .locator('header')
    .getByRole('search')
    .getByRole('link', { name: /^Search/ });
const input = (page: Page) => page.getByRole('combobox', { name: /^Search/ });

/** A word that nobody else in this database uses. */
const newWord = () => `zz${Math.random().toString(36).slice(2, 9).replace(/\d/g, 'q')}`;

test('a search is filtered by color and date in the address, and an empty one says which filter to remove; a board and a profile are searched from their own pages', async ({
  page,
}) => {
  const word = newWord();
  await signUpFresh(page, 'Filippa');
  const ids = await Promise.all(['red', 'blue'].map((name) => makePin(page, { title: `${name} ${word}` })));
  await arrange('update pins set dominant_color = $2 where id = $1', [ids[0]?.id, '#d02020']);
  await arrange('update pins set dominant_color = $2 where id = $1', [ids[1]?.id, '#2040d0']);
  await open(page, `/search/?q=${word}`);
  await expect(found(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Color' }).click();
  await page.getByRole('menuitemradio', { name: 'Red' }).click();
  await expect(page).toHaveURL(`/search/?rs=typed&q=${word}&scope=pins&color=red`);
  await expect(found(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Date' }).click();
  await expectAccessible(page, '[role=menu]');
  await page.getByRole('menuitemradio', { name: 'Past week' }).click();
  await expect(page).toHaveURL(`/search/?rs=typed&q=${word}&scope=pins&color=red&date=week`);
  await expect(found(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`/search/?rs=typed&q=${word}&scope=pins&color=red`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(found(page)).toHaveCount(2);

  await open(page, `/search/?q=${word}&color=green&date=day`);
  await expect(page.getByRole('heading', { name: /^Sorry, we couldn't find any Pins/ })).toBeVisible();
  await expectAccessible(page);
  const removable = page.getByRole('list', { name: 'Filters to remove' });
  await expect(removable.getByRole('link')).toHaveText(['Green', 'Past 24 hours']);
  await removable.getByRole('link', { name: 'Remove Green' }).click();
  await expect(found(page)).toHaveCount(2);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectToFit(page);

  await open(page, `/search/me/?q=${word}&color=blue`);
  await expect(page.getByRole('list', { name: 'Your Pins found' }).getByRole('article')).toHaveCount(1);

  await test.step('a board and a profile are searched from their own pages', async () => {
    const word = newWord();
    const username = await signUpFresh(page, 'Kit');
    const board = await makeBoard(page, `Kitchens ${word}`);
    await makePin(page, { title: `On it ${word}`, board_id: board.id });
    await makePin(page, { title: `Elsewhere ${word}` });
    const visitor = await visitorOf(page);
    const other = await visitorOf(page);
    await signUpFresh(other, 'Other');
    await makePin(other, { title: `Of others ${word}` });
    await other.context().close();

    await open(visitor, board.url);
    await bar(visitor).click();
    await visitor.getByRole('option', { name: `Search in ${board.name}` }).click();
    await expect(input(visitor)).toBeFocused();
    await input(visitor).fill(word);
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(`/search/?rs=typed&q=${word}&scope=pins&board=${board.id}`);
    await expect(found(visitor)).toHaveCount(1);
    await expect(found(visitor)).toContainText(`On it ${word}`);
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: `Remove In ${board.name}` }).click();
    await expect(found(visitor)).toHaveCount(3);

    await visitor.setViewportSize({ width: 375, height: 700 });
    await open(visitor, `/${username}/`);
    await bar(visitor).click();
    await visitor.getByRole('option', { name: /^Search in Kit/ }).click();
    await visitor.keyboard.press('Backspace');
    await expect(visitor.getByRole('option', { name: /^Search in Kit/ })).toBeVisible();
    await input(visitor).fill(word);
    await visitor.getByRole('option', { name: /^Search in Kit/ }).click();
    await expect(visitor).toHaveURL(`/search/?rs=typed&q=${word}&scope=pins&person=${username}`);
    await expect(found(visitor)).toHaveCount(2);
    await expectToFit(visitor);
    expect((await visitor.request.get('/search/?q=x&board=999')).status()).toBe(404);
    await visitor.context().close();
  });
});
