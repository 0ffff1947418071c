import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, makeVideoPin } from './making.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Pins on Lamps' });
const titlesOf = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
const cards = (page: Page) => page.getByRole('list', { name: 'Pins on Lamps' }).getByRole('article');

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

async function filterBy(page: Page, kind: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
}

/** Of three pins; the second is a video. */
async function boardOfLamps(page: Page): Promise<string> {
  const { id: board_id, url } = await makeBoard(page, 'Lamps');
  await makePin(page, { board_id, title: 'Beech', link: 'https://oak.example/beech' });
  const video = await makeVideoPin(page, 'Ash');
  await callAs(page, 'PinResource.update', { id: video.id, board_id });
  await makePin(page, { board_id, title: 'Cedar' });
  return url;
}

test('a visitor sees a board as a table, sorts it by its headers and filters it; a member finds each board as they left it, and what is sorted or filtered is selected but not dragged', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const url = await boardOfLamps(page);
  const visitor = await visitorOf(page);
  await open(visitor, url);
  await expect(cards(visitor)).toHaveCount(3);
  await choose(visitor, 'List');
  await expect(titlesOf(visitor)).toHaveText(['Cedar', 'Ash', 'Beech']);
  await table(visitor).getByRole('link', { name: 'Title', exact: true }).click();
  await expect(titlesOf(visitor)).toHaveText(['Ash', 'Beech', 'Cedar']);
  await expect(table(visitor).getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectAccessible(visitor, 'main');
  await open(visitor, url);
  await expect(titlesOf(visitor)).toHaveText(['Ash', 'Beech', 'Cedar']);
  await visitor.setViewportSize({ width: 375, height: 800 });
  await expect(table(visitor)).toBeInViewport();
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  await visitor.getByRole('button', { name: 'View', exact: true }).click();
  await expect(visitor.getByRole('menuitemradio', { name: 'List' })).toBeChecked();
  await expectAccessible(visitor, '[role=menu]');
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('button', { name: 'View', exact: true })).toBeFocused();
  const other = await visitorOf(page);
  await open(other, url);
  await expect(cards(other)).toHaveCount(3);
  await visitor.context().clearCookies();
  await other.context().close();

  await test.step('filters come and go with the address and the back button, by keyboard, and an empty board says which to remove', async () => {
    await visitor.setViewportSize({ width: 1280, height: 720 });
    await open(visitor, url);
    await visitor.getByRole('button', { name: 'View', exact: true }).press('Enter');
    await visitor.getByRole('menuitem', { name: /^Type/ }).press('Enter');
    await visitor.getByRole('menuitemradio', { name: 'Videos and GIFs' }).press('Enter');
    await expect(cards(visitor)).toHaveCount(1);
    await expect(visitor.getByRole('status').filter({ hasText: '1 Pin' })).toBeVisible();
    await filterBy(visitor, 'Link', 'With a link');
    await expect(visitor.getByRole('heading', { name: 'No Pins match' })).toBeVisible();
    await expectAccessible(visitor, 'main');
    await visitor.goBack();
    await expect(cards(visitor)).toHaveText([/Ash/]);
    await visitor.goForward();
    await expect(visitor.getByRole('heading', { name: 'No Pins match' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Remove Videos and GIFs' }).click();
    await expect(cards(visitor)).toHaveText([/Beech/]);
    await visitor.getByRole('link', { name: 'Remove With a link' }).click();
    await expect(cards(visitor)).toHaveCount(3);
    expect(new URL(visitor.url()).search).toBe('');
    await visitor.context().close();
  });

  await test.step('a member finds each board as they left it; what is sorted or filtered is selected but not dragged', async () => {
    const target = await makeBoard(page, 'Others');
    await open(page, url);
    await expect(page.getByRole('button', { name: 'Rearrange Cedar' })).toHaveCount(1);
    const remembered = page.waitForResponse((response) =>
      response.url().includes('BoardViewResource/update'),
    );
    await choose(page, 'Large');
    expect((await remembered).status()).toBe(200);
    const width = async () => Math.round((await cards(page).first().boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(354);
    await open(page, url);
    await expect.poll(width).toBe(354);
    await open(page, target.url);
    await expect(page.getByRole('heading', { name: 'Others' })).toBeVisible();

    await open(page, `${url}?sort=name&kind=image`);
    await expect(cards(page)).toHaveText([/Beech/, /Cedar/]);
    await expect(page.getByRole('button', { name: /^Rearrange/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('2 Pins selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No Pins match' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveText([/Beech/, /Cedar/]);

    await open(page, `${url}?view=list`);
    await expect(titlesOf(page)).toHaveText(['Cedar', 'Ash', 'Beech']);
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await table(page).getByRole('row').nth(2).click();
    await expect(page.getByRole('checkbox', { name: 'Select Ash' })).toBeChecked();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /Others/ })
      .or(page.getByRole('dialog').getByRole('button', { name: /Others/ }))
      .first()
      .click();
    await expect(titlesOf(page)).toHaveText(['Cedar', 'Beech']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titlesOf(page)).toHaveText(['Cedar', 'Ash', 'Beech']);
  });
});
