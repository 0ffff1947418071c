import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** The address of a new board of somebody else, with this many pins. */
async function boardOfAnother(page: Page, pins = 1): Promise<string> {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { url } = await makeBoard(other, 'Lamps', pins);
  await other.context().close();
  return url;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The names of the pins on a board of one's own. */
async function pinsOn(page: Page, board_id: string): Promise<string[]> {
  return (await callAs(page, 'BoardFeedResource.get', { board_id })).map((pin) => pin.title);
}

test('[BOARDS-24] a pin on a wall is saved to a board that is found by its name, until Undo, the second with one press where the first went, and to a board made meanwhile, not without a name', async ({
  page,
}) => {
  const address = await boardOfAnother(page, 2);
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Kitchens');
  const corners = await makeBoard(page, 'Reading corners');
  const gardens = await makeBoard(page, 'Gardens');
  const [first, second] = [cards(page).first(), cards(page).nth(1)];
  const choose = async () => {
    await first.hover();
    await first.getByRole('button', { name: /Choose another board/ }).click();
    return page.getByRole('dialog', { name: 'Choose a board' });
  };
  await open(page, address);

  await test.step('to a board that is found by its name', async () => {
    const picker = await choose();
    await picker.getByRole('searchbox', { name: 'Search your boards' }).fill('corn');
    await expect(picker.getByRole('list', { name: 'Boards' }).getByRole('button')).toHaveText([
      'Reading corners',
    ]);
    await expectAccessible(page, '[role=dialog]');
    await picker.getByRole('button', { name: 'Reading corners' }).click();
    await expect(page.getByText('Saved to Reading corners')).toBeVisible();
    expect(await pinsOn(page, corners.id)).toEqual(['Lamps 2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Removed from Reading corners')).toBeVisible();
    expect(await pinsOn(page, corners.id)).toEqual([]);
  });

  await test.step('the second goes where the first one went with one press', async () => {
    await (await choose()).getByRole('button', { name: 'Gardens' }).click();
    await expect(page.getByText('Saved to Gardens')).toBeVisible();
    await second.hover();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect.poll(() => pinsOn(page, gardens.id)).toEqual(['Lamps 1', 'Lamps 2']);
  });

  await test.step('to a board that is made meanwhile', async () => {
    await open(page, address);
    const picker = await choose();
    await picker.getByRole('searchbox').fill('Reading room');
    await picker.getByRole('button', { name: 'Create board' }).click();
    const name = picker.getByLabel('Name');
    const create = picker.getByRole('button', { name: 'Create', exact: true });
    await expect(name).toHaveValue('Reading room');
    await expect(name).toHaveAttribute('placeholder', 'Like “DIY” or “Recipes”');
    await name.fill(' \u00a0');
    await name.blur();
    await expect(picker.getByText("Don't forget to name your board!")).toBeVisible();
    await expect(create).toBeDisabled();
    await name.fill('Reading room');
    await picker.getByRole('checkbox', { name: 'Keep this board secret' }).check();
    await create.click();
    await page.getByRole('link', { name: 'Reading room' }).click();
    await page.waitForURL(`/${username}/reading-room/`);
    await expect(page.getByText('Secret board')).toBeVisible();
    await expect(cards(page)).toHaveText([/Lamps 2/]);
  });
});

test('one\u2019s own pin is not offered to be saved, in a search either, but copied to another board', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { id } = await makePin(page, { title: 'Hall lamp' });
  const gardens = await makeBoard(page, 'Gardens');
  await open(page, '/search/?q=hall+lamp');
  const card = cards(page).filter({ hasText: 'Hall lamp' });
  await card.hover();
  await expect(card.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(card.getByRole('button', { name: /Save|another board/ })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Copy to a board' }).click();
  await page.getByRole('dialog', { name: 'Copy to' }).getByRole('button', { name: 'Gardens' }).click();
  await expect(page.getByText('Copied to Gardens')).toBeVisible();
  expect(await pinsOn(page, gardens.id)).toEqual(['Hall lamp']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Copy deleted')).toBeVisible();
  expect(await pinsOn(page, gardens.id)).toEqual([]);

  await open(page, `/pin/${id}/`);
  const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await closeup.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog', { name: 'Copy to' }).getByRole('button', { name: 'Gardens' }).click();
  await expect(page.getByText('Copied to Gardens')).toBeVisible();
  expect(await pinsOn(page, gardens.id)).toEqual(['Hall lamp']);
  await expect(closeup.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a pin is saved from its menu, in a sheet from below', async ({ page }) => {
    const address = await boardOfAnother(page);
    await signUpFresh(page, 'Mia');
    const kitchens = await makeBoard(page, 'Kitchens');
    await open(page, address);
    await expect(cards(page).getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await cards(page).getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Save' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Save to a board' });
    await expectAccessible(page, '[role=dialog]');
    await sheet.getByRole('button', { name: 'Kitchens' }).tap();
    await expect(page.getByText('Saved to Kitchens')).toBeVisible();
    expect(await pinsOn(page, kitchens.id)).toEqual(['Lamps 1']);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('Removed from Kitchens')).toBeVisible();
    expect(await pinsOn(page, kitchens.id)).toEqual([]);
  });
});
