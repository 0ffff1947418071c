import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { expectAccessible, expectStill, open, visitorOf } from './looking.ts';
import { makeBoard, upload } from './making.ts';
import { paint } from './painting.ts';

/** Saves pins with these titles on no board; answers their ids. */
async function saveLoose(page: Page, titles: readonly string[]): Promise<string[]> {
  const image_signature = await upload(page, await paint(140, 300, 400));
  const ids: string[] = [];
  for (const title of titles)
    ids.push((await callAs(page, 'PinResource.create', { image_signature, title })).id);
  return ids;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Idea ${index + 1}`);
const dialogOf = (page: Page) => page.getByRole('dialog');
const loose = async (page: Page) =>
  (await callAs(page, 'BoardlessPinsResource.get', {})).map((pin) => pin.title);

async function openOrganizer(page: Page, username: string) {
  await open(page, `/${username}/_boards/`);
  await page.getByRole('button', { name: 'Organize', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Idea 1', exact: true })).toBeVisible();
  return dialog;
}

test('[ORG-01] [ORG-02] [ORG-03] [ORG-06] [ORG-16] [BOARDS-05] pins of no board are chosen, go to a section of a board, and come back by Undo', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Kitchens');
  await makeBoard(page, 'Gardens');
  const section = await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Tiles' });
  await saveLoose(page, numbered(4));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  const dialog = await openOrganizer(page, username);
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  const first = dialog.getByRole('button', { name: 'Idea 1', exact: true });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(next).toBeEnabled();
  await first.click();
  await expect(next).toBeDisabled();
  await first.click();
  await dialog.getByRole('button', { name: 'Idea 3' }).click();
  await expect(dialog.getByText('2 Pins selected')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Choose a board' })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Boards' }).getByRole('button')).toHaveText([
    'Gardens',
    'Kitchens',
  ]);
  expect(asked.filter((url) => /BoardPickerBoards.*"field_set_key":"board_picker"/.test(url))).not.toEqual(
    [],
  );
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Kitchens' }).click();
  await dialog.getByRole('button', { name: 'Tiles' }).click();
  await expect(page.getByText('2 Pins · Moved to Tiles')).toBeVisible();
  await expect(dialog).toBeHidden();
  const inSection = async () =>
    (await callAs(page, 'BoardSectionPinsResource.get', { section_id: section.id })).map((pin) => pin.title);
  expect((await inSection()).sort()).toEqual(['Idea 1', 'Idea 3']);
  expect(await loose(page)).toEqual(['Idea 4', 'Idea 2']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The Pins are back where they were.')).toBeVisible();
  expect(await inSection()).toEqual([]);
  expect(await loose(page)).toHaveLength(4);
});

test('[ORG-04] who has boards comes back from a new one to the boards, who has none to the pins', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await saveLoose(page, numbered(2));
  let dialog = await openOrganizer(page, username);
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create board' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
  await expect(dialog.getByText('2 Pins selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await expectAccessible(page, '[role=dialog]');
  const created = page.waitForRequest((request) => request.url().includes('BoardResource/create'));
  await dialog.getByLabel('Name').fill('First board');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  expect(decodeURIComponent((await created).postData() ?? '')).toContain('"source":"organize_pins"');
  await expect(page.getByText('2 Pins · Moved to First board')).toBeVisible();
  expect(await loose(page)).toEqual([]);

  await saveLoose(page, ['Idea 1']);
  dialog = await openOrganizer(page, username);
  await dialog.getByRole('button', { name: 'Idea 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Create board' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Choose a board' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
});

test('[ORG-07] the pins stand in columns of 152 px in a pane of 428, the boards in one of 720 by 644', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Kitchens');
  await saveLoose(page, numbered(17));
  const dialog = await openOrganizer(page, username);
  const box = async (name: string) => dialog.getByRole('button', { name, exact: true }).boundingBox();
  await expectStill(page);
  const [newest, beside] = [await box('Idea 17'), await box('Idea 16')];
  expect(newest?.width).toBeCloseTo(152, 0);
  expect((beside?.x ?? 0) - (newest?.x ?? 0)).toBeCloseTo(168, 0);
  expect((await dialog.getByRole('region', { name: 'Unorganized ideas' }).boundingBox())?.height).toBeCloseTo(
    428,
    0,
  );
  await dialog.getByRole('button', { name: 'Idea 17' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('list', { name: 'Boards' })).toBeVisible();
  await expectStill(page);
  const pane = await dialog.boundingBox();
  expect([pane?.width, pane?.height]).toEqual([720, 644]);
});

test('[ORG-09] from five unorganized pins on, who has no board is asked to make one', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  const upsell = page.getByRole('heading', { name: 'Give your ideas a home' });
  await saveLoose(page, numbered(4));
  await open(page, `/${username}/_boards/`);
  await expect(page.getByRole('heading', { name: 'Unorganized ideas' })).toBeVisible();
  await expect(upsell).toHaveCount(0);
  await saveLoose(page, ['Fifth']);
  await open(page, `/${username}/_saved/`);
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Boards' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  await expect(upsell).toBeVisible();
  const { id: board_id } = await makeBoard(page, 'Kitchens');
  const isNotAsked = async () => {
    await open(page, `/${username}/_boards/`);
    await expect(page.getByRole('heading', { name: 'Unorganized ideas' })).toBeVisible();
    await expect(upsell).toHaveCount(0);
  };
  await isNotAsked();
  await callAs(page, 'BoardArchiveResource.create', { board_id });
  await isNotAsked();
});

test('[ORG-14] the header has a menu to organize, for the owner', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Kitchens');
  await saveLoose(page, numbered(2));
  await open(page, `/${username}/_saved/`);
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('menuitem', { name: 'Unorganized ideas' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Idea 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  for (const viewer of [other, await visitorOf(page)]) {
    await open(viewer, `/${username}/_saved/`);
    await expect(viewer.getByRole('button', { name: 'Organize' })).toHaveCount(0);
  }
});

test('who may act for a business has the menu, too, within the experiment', async ({ page }) => {
  const other = await visitorOf(page);
  const business = await signUpFresh(other, 'Studio');
  await makeBoard(other, 'Lamps', 1);
  const username = await signUpFresh(page, 'Mia');
  const menu = page.getByRole('button', { name: 'Organize' });
  await open(page, `/${business}/_saved/`);
  await expect(menu).toHaveCount(0);
  await arrange(
    `insert into business_access (home, viewer_id, profile_user_id, permissions, meets_mfa)
     select v.home, v.id, b.id, '{OWNER}', true from users v, users b where v.username = $1 and b.username = $2`,
    [username, business],
  );
  await open(page, `/${business}/_saved/`);
  await expect(menu).toHaveCount(0);
  await chooseFlags(page, { business_access_organize: 'enabled' });
  await open(page, `/${business}/_saved/`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Boards' }).click();
  await page.waitForURL(`/${business}/_boards/`);
});

test('keys alone organize a pin', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Kitchens');
  await saveLoose(page, ['Idea 1']);
  await open(page, `/${username}/_boards/`);
  await page.getByRole('button', { name: 'Organize', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Idea 1' })).toBeVisible();
  const tabTo = async (name: string) => {
    const target = dialog.getByRole('button', { name, exact: true });
    for (let tries = 0; tries < 12; tries += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`by keys one does not come to ${name}`);
  };
  await tabTo('Idea 1');
  await page.keyboard.press('Space');
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await tabTo('Kitchens');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 Pin · Moved to Kitchens')).toBeVisible();
});
