import { devices, expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open } from './looking.ts';

/** The button of the form; the header has one of the same name. */
const createButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Create', exact: true });

test('[BOARDS-24] [BOARDS-25] [BOARDS-26] a board is made on its page, not without a name', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, '/board/create/');
  const name = page.getByLabel('Name');
  const create = createButton(page);
  await expect(name).toHaveAttribute('placeholder', /DIY.*Recipes/);
  await expect(create).toBeDisabled();
  await expect(page.getByText("Don't forget to name your board!")).toBeHidden();
  await name.fill('    ');
  await name.press('Enter');
  await name.blur();
  await expect(page.getByText("Don't forget to name your board!")).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page, 'main');
  await name.fill('  Slow cooking ');
  await expect(page.getByText("Don't forget to name your board!")).toBeHidden();
  await create.click();
  await page.waitForURL(`/${username}/slow-cooking/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slow cooking' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('[ERR-04] [BOARDS-33] what the server says to a board that cannot be made stands by the name; where it says nothing, the words of the product do', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  await callAs(page, 'BoardResource.create', { name: 'DIY' });
  await open(page, '/board/create/');
  await page.getByLabel('Name').fill('diy');
  await createButton(page).click();
  await expect(page.getByText('Another board has this name already. Choose another name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('diy');
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
    await page.getByLabel('Name').fill(`More ${words}`);
    await createButton(page).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.unroute('**/resource/BoardResource/create/');
  }
});

test('whoever has no boards makes a secret one in a dialog', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, `/${username}/_boards/`);
  await page.getByRole('button', { name: 'Create a board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create board' });
  await dialog.getByLabel('Name').fill('Surprise');
  await dialog.getByLabel('Keep this board secret').check();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(`/${username}/surprise/`);
  await expect(page.getByText('Secret board')).toBeVisible();
});

test('[ERR-04] [BOARDS-34] where a board is not there, the other boards of its owner are offered', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'BoardResource.create', { name: 'First one' });
  await callAs(page, 'BoardResource.create', { name: 'Second one' });
  for (let count = 3; count <= 27; count += 1) {
    await callAs(page, 'BoardResource.create', { name: `Further ${count}` });
  }
  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(`/${username}/third-one/`);
  expect(response?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: "We couldn't find that page." })).toBeVisible();
  await expect(visitor.getByText("But here are some of Nora Journey's other boards!")).toHaveCount(1);
  const others = visitor.getByRole('main').getByRole('article');
  await expect(others.first()).toContainText('Further 27');
  // Further ones come as one scrolls.
  await visitor.keyboard.press('End');
  await expect(others.filter({ hasText: 'First one' })).toHaveCount(1);
  expect((await visitor.goto('/nobody-at-all/board/'))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: "We couldn't find that page." })).toBeVisible();
  await visitor.close();
});

test('[BOARDS-23] [BOARDS-04] a board is edited in a dialog, deleted, undone, and restored later', async ({
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
  await expect(page.getByText('Narrow, but warm.')).toBeVisible();

  const signedIn = await page.context().storageState();
  const phone = await browser.newContext({ ...devices['Pixel 7'], storageState: signedIn });
  const onPhone = await phone.newPage();
  await open(onPhone, `/${username}/hallway-and-stairs/`);
  await onPhone.getByRole('button', { name: 'Board options' }).click();
  await expect(onPhone.getByRole('menuitem')).toHaveText(['Edit board', 'Archive board', 'Delete board']);
  await phone.close();

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  const deleted = page.getByRole('region', { name: 'Recently deleted boards' });
  await expect(deleted.getByRole('listitem')).toHaveText([/Hallway and stairs/]);
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await page.waitForURL(`/${username}/_boards/#recently-deleted`);
  await expect(deleted).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`/${username}/hallway-and-stairs/`);

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${username}/_boards/`);
  await expect(visitor.getByRole('main')).toContainText('has no boards yet');
  await expect(visitor.getByText('Recently deleted boards')).toHaveCount(0);
  await visitor.close();
  await open(page, `/${username}/_saved/`);
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
  await page.waitForURL(`/${username}/_boards/#recently-deleted`);
  await expect(deleted).toBeInViewport();
  await expectAccessible(page, 'main');
  await deleted.getByRole('button', { name: 'Restore Hallway and stairs' }).click();
  await expect(page.getByRole('region', { name: 'Boards', exact: true }).getByRole('article')).toHaveText([
    /All Pins/,
    /Shopping list/,
    /Hallway and stairs/,
  ]);
  await expect(deleted).toHaveCount(0);
});

test('[ROUTE-48] [ROUTE-49] a section is made on its page or beside the board, renamed and deleted', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Nora');
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
  await expectAccessible(page, 'main');

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
