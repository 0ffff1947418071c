import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** The button of the form; the header has one of the same name. */
const createButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Create', exact: true });

test('[ERR-04] [BOARDS-24] [BOARDS-25] [BOARDS-26] [BOARDS-33] [ROUTE-48] [ROUTE-49] a board is made on its page, not without a name; what the server says to one that cannot be made stands by the name; a section is made on its page or beside the board, renamed and deleted', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const { id } = await callAs(page, 'UserResource.get', { username });
  await open(page, '/board/create/');
  const name = page.getByLabel('Name');
  const create = createButton(page);
  await expect(name).toHaveAttribute('placeholder', /DIY.*Recipes/);
  await expect(create).toBeDisabled();
  await expect(page.getByText("Don't forget to name your board!")).toBeHidden();
  await name.press('Enter');
  await expect(page.getByText("Don't forget to name your board!")).toBeVisible();
  await name.fill('S');
  await expect(page.getByText("Don't forget to name your board!")).toBeHidden();
  await name.fill('    ');
  await expect(page.getByText("Don't forget to name your board!")).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page, 'main');
  await name.fill('  Slow cooking ');
  await expect(page.getByText("Don't forget to name your board!")).toBeHidden();
  await create.click();
  await page.waitForURL(`/${username}/slow-cooking/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slow cooking' })).toBeVisible();

  await test.step('for a profile, one comes to its address with that profile in it', async () => {
    await open(page, `/board/create/?orbac_subject_id=${id}`);
    await name.fill('For them');
    await create.click();
    await page.waitForURL(`/${username}/for-them/?orbac_subject_id=${id}`);
  });

  await open(page, '/board/create/?orbac_subject_id=1');
  await name.fill('For nobody');
  await create.click();
  await expect(page.getByText("You can't act for this person.")).toBeVisible();
  await open(page, '/board/create/');
  await name.fill('slow cooking');
  await create.click();
  await expect(page.getByText("There's already a board with this name. Choose another name.")).toBeVisible();
  await expect(name).toHaveValue('slow cooking');
  const OTHERWISE = 'Uh oh! Something went wrong.';
  const failed = (error: unknown) => ({
    status: 403,
    json: { resource_response: { status: 'failure', error } },
  });
  for (const [answer, words] of [
    [
      failed({ message: 'Not today.', message_detail: 'Come back tomorrow.' }),
      'Not today. Come back tomorrow.',
    ],
    [failed({ message: 'Not today.' }), 'Not today.'],
    [failed('Plainly wrong.'), 'Plainly wrong.'],
    [failed({ reason: 'not-today' }), OTHERWISE],
    [{ status: 500, body: '<html>' }, OTHERWISE],
    [{ status: 403, body: '' }, OTHERWISE],
  ] as const) {
    await page.route('**/resource/BoardResource/create/', (route) => route.fulfill(answer));
    await name.fill(`More ${words}`);
    await create.click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.unroute('**/resource/BoardResource/create/');
  }

  await test.step('a section is made on its page or beside the board, renamed and deleted', async () => {
    const board = await callAs(page, 'BoardResource.create', { name: 'Garden' });
    await open(page, `/board/${board.id}/create_section/`);
    await page.getByLabel('Name').fill('Beds');
    await expectAccessible(page, 'main');
    await createButton(page).click();
    await page.waitForURL(`/${username}/garden/beds/`);
    await page.getByRole('button', { name: 'Section options' }).click();
    await page.getByRole('menuitem', { name: 'Rename section' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Raised beds');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`/${username}/garden/raised-beds/`);

    await page.getByRole('link', { name: 'Garden' }).click();
    await page.getByRole('button', { name: 'Board Actions' }).click();
    await page.getByRole('menuitem', { name: 'Section' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Paths');
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(`/${username}/garden/paths/`);
    await open(page, board.url);
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveText([
      /Paths/,
      /Raised beds/,
    ]);

    await open(page, `/${username}/garden/paths/`);
    await page.getByRole('button', { name: 'Section options' }).click();
    await page.getByRole('menuitem', { name: 'Delete section' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete section' }).click();
    await page.waitForURL(board.url);
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveText([
      /Raised beds/,
    ]);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(board.url);
    await expect(visitor.getByRole('button', { name: 'Board options' })).toHaveCount(0);
    await visitor.goto(`/board/${board.id}/create_section/`);
    await expect(visitor).toHaveURL(/\/login\//);
    await visitor.close();
  });
});

test('[BOARDS-23] a board is edited in a dialog, archived, deleted, undone, and restored later; what stands below the boards begins where they begin, whatever the width of the window', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'BoardResource.create', { name: 'Hallway' });
  await open(page, `/${username}/hallway/`);
  const options = page.getByRole('button', { name: 'Board options' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Edit board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your board' });
  await dialog.getByLabel('Name').fill('Hallway and stairs');
  await dialog.getByLabel('Description').fill('Narrow, but warm.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Board saved')).toBeVisible();
  await page.waitForURL(`/${username}/hallway-and-stairs/`);
  await expect(page.locator('#main').getByText('Narrow, but warm.')).toBeVisible();

  const signedIn = await page.context().storageState();
  const phone = await browser.newContext({ ...devices['Pixel 7'], storageState: signedIn });
  const onPhone = await phone.newPage();
  await open(onPhone, `/${username}/hallway-and-stairs/`);
  await onPhone.getByRole('button', { name: 'Board options' }).click();
  await expect(onPhone.getByRole('menuitem')).toHaveText([
    'Edit board',
    'Analytics',
    'Archive board',
    'Delete board',
  ]);
  await phone.close();

  const archive = async () => {
    await options.click();
    await page.getByRole('menuitem', { name: 'Archive board' }).click();
  };
  const archived = page.getByText('Archived', { exact: true });
  await archive();
  await expect(page.getByText('Archived “Hallway and stairs”')).toBeVisible();
  await expect(archived).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(archived).toHaveCount(0);
  await archive();
  await expect(archived).toBeVisible();
  await options.click();
  await page.getByRole('menuitem', { name: 'Unarchive board' }).click();
  await expect(archived).toHaveCount(0);

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  const deleted = page.getByRole('region', { name: 'Recently deleted boards' });
  await expect(deleted.getByRole('listitem')).toHaveText([/Hallway and stairs/]);
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await page.waitForURL(`/${username}/_deleted/`);
  await expect(deleted.getByRole('listitem')).toHaveText([/Hallway and stairs/]);
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await page.route(
    '**/resource/BoardRestoreResource/create/',
    async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      // As if it had too many pins for one step.
      body.resource_response.data.blocking_action = { id: '1' };
      await route.fulfill({ response, json: body });
    },
    { times: 1 },
  );
  await told.filter({ hasText: 'Recently deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(told.filter({ hasText: 'Moving to Hallway and stairs…' })).toBeVisible();
  await page.waitForURL(`/${username}/hallway-and-stairs/`);

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  await open(page, `/${username}/_saved/`);
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
  await page.waitForURL(`/${username}/_deleted/`);
  await deleted.getByRole('button', { name: 'Restore Hallway and stairs' }).click();
  await expect(deleted).toHaveCount(0);
  await open(page, `/${username}/_boards/`);
  await expect(page.getByRole('region', { name: 'Boards', exact: true }).getByRole('article')).toHaveText([
    /All Pins/,
    /Shopping list/,
    /Hallway and stairs/,
  ]);

  await test.step('what stands below the boards begins where they begin, whatever the width of the window', async () => {
    await makeBoard(page, 'Kitchens');
    await makePin(page);
    for (const path of ['_boards/', '_self-profile/boards/']) {
      for (const width of [375, 800, 1280, 1700]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `/${username}/${path}`);
        const start = async (of: Locator) => (await of.boundingBox())?.x ?? Number.NaN;
        const boards = page.getByRole('list', { name: 'Boards', exact: true });
        const wall = await start(boards.getByRole('listitem').first());
        const deleted = page.getByRole('link', { name: 'All deleted boards and Pins' });
        expect(await start(deleted), `${path} ${width}`).toBeCloseTo(wall, 0);
        for (const heading of await page.getByRole('heading', { level: 2 }).all())
          expect(await start(heading), `${path} ${width}`).toBeCloseTo(wall, 0);
      }
    }
  });
});
