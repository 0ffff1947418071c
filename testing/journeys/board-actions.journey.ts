import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { expectAccessible, expectStill, open, reopen, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { eventsOf } from './telling.ts';

const plusOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Opens the menu of a plus; what it offers. */
async function openMenu(page: Page, name: string) {
  await plusOf(page, name).click();
  const menu = page.getByRole('menu', { name });
  await expect(menu).toBeVisible();
  return menu;
}

/** Presses where the plus is, though its open menu keeps everything else from the pointer. */
async function pressAgain(page: Page, name: string) {
  const box = await page.locator(`main button[aria-label="${name}"]`).boundingBox();
  if (!box) throw new Error(`There is no ${name}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A new person with a board, a section of it and a pin. */
async function withBoard(page: Page) {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens');
  await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  await makePin(page, { board_id: board.id });
  return { username, board };
}

const SURFACES = [
  ['_boards/', 'Board Actions', ['Pin', 'Idea Pin', 'Board']],
  ['_pins/', 'Profile Actions', ['Pin', 'Idea Pin']],
  ['kitchens/', 'Board Actions', ['Pin', 'Idea Pin', 'Section', 'Date', 'To-dos']],
] as const;

test('[FLYOUT-01] [FLYOUT-02] [FLYOUT-04] [FLYOUT-09] [FLYOUT-10] [FLYOUT-11] [FLYOUT-12] [FLYOUT-13] a plus opens and closes what can be made where it stands', async ({
  page,
}) => {
  const { username, board } = await withBoard(page);
  for (const [path, name, offered] of SURFACES) {
    await open(page, `/${username}/${path}`);
    const plus = plusOf(page, name);
    await expect(plus).toHaveAttribute('aria-expanded', 'false');
    const menu = await openMenu(page, name);
    await expect(menu.getByRole('menuitem')).toHaveText([...offered]);
    await expectStill(page);
    await pressAgain(page, name);
    await expect(menu).toHaveCount(0);
    await expect(plus).toHaveAttribute('aria-expanded', 'false');
    await (await openMenu(page, name)).getByRole('menuitem', { name: 'Pin', exact: true }).click();
    await page.waitForURL('/pin-builder/');
    await expect(menu).toHaveCount(0);
  }

  await test.step('Section opens its form and closes the menu', async () => {
    await page.goBack();
    const menu = await openMenu(page, 'Board Actions');
    await expectStill(page);
    await expectAccessible(page, '[role=menu]');
    await menu.getByRole('menuitem', { name: 'Section' }).click();
    await expect(page.getByRole('dialog', { name: 'Create section' })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('in a section the plus leads to making a pin at once', async () => {
    const events = eventsOf(page);
    await open(page, `${board.url}shelves/`);
    await plusOf(page, 'Create Pin').click();
    await page.waitForURL('/pin-builder/');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect
      .poll(() => events)
      .toContainEqual({
        ...{ event_type: 101, view_type: 164, component: 'board_actions' },
        ...{ element: 'plus_button', view_parameter: 'section' },
      });
  });

  await test.step('an experiment hides Pin and gives its name to Idea Pin, in both menus', async () => {
    await chooseFlags(page, { create_menu_without_pin: 'enabled' });
    await open(page, board.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create' }).click();
    const create = page.getByRole('dialog').getByRole('region', { name: 'Create' });
    await expect(create.getByRole('link')).toHaveText(['Pin']);
    await page.keyboard.press('Escape');
    const menu = await openMenu(page, 'Board Actions');
    await expect(menu.getByRole('menuitem')).toHaveText(['Pin', 'Section', 'Date', 'To-dos']);
    await menu.getByRole('menuitem', { name: 'Pin' }).click();
    await page.waitForURL('/pin-creation-tool/');
  });
});

const hintIn = (page: Page) => page.getByRole('note');

test('[FLYOUT-03] [FLYOUT-05] [FLYOUT-06] [FLYOUT-08] at a board the hint at sections shows while it is flagged and the menu is closed, then the guide to dates, each until dismissed', async ({
  page,
}) => {
  const { username, board } = await withBoard(page);
  const events = eventsOf(page);
  await open(page, board.url);
  const hint = hintIn(page);
  await expect(hint).toHaveText('Tap + to add a section any time');
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForRequest((request) => /create-section-dialog.*\.js/.test(request.url()));
  await openMenu(page, 'Board Actions');
  await fetched;
  await expect(page.locator('[role=note]')).toHaveCount(0);
  await expect
    .poll(() => events.filter(({ component }) => component === 'board_actions'))
    .toEqual([
      {
        ...{ event_type: 101, view_type: 5, component: 'board_actions' },
        ...{ element: 'plus_button', view_parameter: 'board' },
      },
    ]);
  await page.keyboard.press('Escape');
  // Whoever has found the plus needs no hint at it any more.
  await expect(hint).toHaveText('Planning something? Use + to add dates and to-dos');

  await arrange(
    "update user_states set value = 'on' where state = 'add_section_tooltip' and user_id = (select id from accounts where username = $1)",
    [username],
  );
  await reopen(page);
  await expect(hint).toHaveText('Tap + to add a section any time');
  await hint.getByRole('button', { name: 'Dismiss' }).click();
  await expect(hint).toHaveText('Planning something? Use + to add dates and to-dos');
  await expect
    .poll(async () => (await callAs(page, 'UserStateResource.get', {})).add_section_tooltip)
    .toBe(false);
  await openMenu(page, 'Board Actions');
  await expect(page.locator('[role=note]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Dismiss' }).click();
  await expect(hint).toHaveCount(0);
  await expect
    .poll(async () => (await callAs(page, 'ExperiencesResource.get', {})).map((one) => one.experience_id))
    .toEqual(['503446', '504098']);
  await page.reload();
  await expect(plusOf(page, 'Board Actions')).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('[FLYOUT-05] [FLYOUT-06] [FLYOUT-07] beside the own boards a guide to making one shows while the menu is closed, until one is made, where the hint at sections follows', async ({
  page,
}) => {
  const settled = await visitorOf(page);
  const other = await signUpFresh(settled, 'Mia');
  await makeBoard(settled, 'Lamps');
  const asked = settled.waitForResponse('**/resource/ExperiencesResource/get/**');
  await open(settled, `/${other}/_boards/`);
  await asked;
  const username = await signUpFresh(page, 'Nora');
  await open(page, `/${username}/_boards/`);
  await expect(hintIn(page)).toHaveText('Use + to create a board');
  await expect(hintIn(settled)).toHaveCount(0);
  await settled.context().close();
  const dialog = page.getByRole('dialog', { name: 'Create board' });
  await page.getByRole('button', { name: 'Create a board' }).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const menu = await openMenu(page, 'Board Actions');
  await expect(page.locator('[role=note]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hintIn(page)).toBeVisible();
  await openMenu(page, 'Board Actions');
  await menu.getByRole('menuitem', { name: 'Board', exact: true }).click();
  await dialog.getByLabel('Name').fill('Soups');
  await dialog.getByLabel('Keep this board secret').check();
  await expectAccessible(page, '[role=dialog]');
  const completed = page.waitForRequest((request) =>
    /ExperienceResource.*completed/.test(request.url() + request.postData()),
  );
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(`/${username}/soups/`);
  await expect(page.getByText('Secret board')).toBeVisible();
  await expect(hintIn(page)).toHaveText('Tap + to add a section any time');
  await completed;
  await expect
    .poll(async () => (await callAs(page, 'ExperiencesResource.get', {})).map((one) => one.experience_id))
    .toEqual(['506001', '505404', '504098']);
  await open(page, `/${username}/_boards/`);
  await expect(plusOf(page, 'Board Actions')).toBeVisible();
  await expect(hintIn(page)).toHaveCount(0);
});
