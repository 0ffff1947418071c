import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { tabTo } from './keys.ts';
import { expectAccessible, expectStill, open } from './looking.ts';
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

test('[ORG-01] [ORG-02] [ORG-03] [ORG-06] [ORG-07] [ORG-14] [ORG-16] pins of no board are chosen by the menu of the header, go to a section of a board, and come back by Undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const username = await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Kitchens');
  await makeBoard(page, 'Gardens');
  const section = await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Tiles' });
  await saveLoose(page, numbered(17));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));

  await open(page, `/${username}/_saved/`);
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('menuitem', { name: 'Unorganized ideas' }).click();
  const dialog = dialogOf(page);
  const idea = (number: number) => dialog.getByRole('button', { name: `Idea ${number}`, exact: true });
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(dialog.getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
  await expect(idea(17)).toBeVisible();
  await test.step('columns of 152 px in a pane of 428', async () => {
    await expectStill(page);
    const [newest, beside] = [await idea(17).boundingBox(), await idea(16).boundingBox()];
    expect(newest?.width).toBeCloseTo(152, 0);
    expect((beside?.x ?? 0) - (newest?.x ?? 0)).toBeCloseTo(168, 0);
    const pane = await dialog.getByRole('region', { name: 'Unorganized ideas' }).boundingBox();
    expect(pane?.height).toBeCloseTo(428, 0);
  });
  await expect(next).toBeDisabled();
  await idea(17).click();
  await expect(idea(17)).toHaveAttribute('aria-pressed', 'true');
  await expect(next).toBeEnabled();
  await idea(17).click();
  await expect(next).toBeDisabled();
  await idea(17).click();
  await idea(15).click();
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
  await expectStill(page);
  const pane = await dialog.boundingBox();
  expect([pane?.width, pane?.height]).toEqual([720, 644]);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Kitchens' }).click();
  await expect(dialog.getByRole('button', { name: 'Tiles' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Kitchens' }).click();
  await dialog.getByRole('button', { name: 'Tiles' }).click();
  await expect(page.getByText('2 Pins · Moved to Tiles')).toBeVisible();
  await expect(dialog).toBeHidden();
  const inSection = async () =>
    (await callAs(page, 'BoardSectionPinsResource.get', { section_id: section.id })).map((pin) => pin.title);
  expect((await inSection()).sort()).toEqual(['Idea 15', 'Idea 17']);
  expect(await loose(page)).not.toContain('Idea 17');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Pins moved back')).toBeVisible();
  expect(await inSection()).toEqual([]);
  expect(await loose(page)).toContain('Idea 17');

  await test.step('by keys alone', async () => {
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('menuitem', { name: 'Boards', exact: true }).click();
    await page.waitForURL(`/${username}/_boards/`);
    const ideas = page.getByRole('region', { name: 'Unorganized ideas' });
    await ideas.getByRole('button', { name: 'Organize', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(idea(17)).toBeVisible();
    await tabTo(page, idea(17));
    await page.keyboard.press('Space');
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: 'Gardens', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 Pin · Moved to Gardens')).toBeVisible();
  });
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
  await dialog.getByRole('searchbox').fill('Red tiles');
  await dialog.getByRole('button', { name: 'Create board “Red tiles”' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Red tiles');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Choose a board' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Organize your ideas' })).toBeVisible();
});
