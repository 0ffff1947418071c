import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { errorsOf, expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('a pin is edited where it hangs, and shows its new words at once and after a reload; once deleted it is gone for everybody, leads back from its own page, and returns by Undo or from beside the boards', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Windows');
  await makePin(page, { board_id: board.id, title: 'Morning' });
  await open(page, board.url);
  const card = page.getByRole('main').getByRole('article');
  await card.hover();
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Pin' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Morning');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Title').fill('Morning in the hall');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('not a link');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(
    'Oops! Please enter a valid URL.',
  );
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://light.example/');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveText(/Morning in the hall/);
  await page.reload();
  await expect(card).toHaveText(/Morning in the hall/);
  await card.getByRole('link').click();
  await expect(page.getByRole('link', { name: 'light.example' })).toHaveAttribute(
    'href',
    'https://light.example/',
  );

  await test.step('deleted', async () => {
    const errors = errorsOf(page);
    const board = await makeBoard(page, 'Doors', 2);
    await open(page, board.url);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    const address = (await cards.first().getByRole('link').getAttribute('href')) ?? '';
    const visitor = await visitorOf(page);
    const status = async () => (await visitor.request.get(address)).status();
    const lefts = () => cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    const [left, nextLeft] = await lefts();
    await cards.first().hover();
    await cards.first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('Pin deleted')).toBeVisible();
    expect(await lefts(), 'the next one closes the hole').toEqual([left]);
    expect(await status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('Pin restored')).toBeVisible();
    expect(await lefts(), 'both are where they were').toEqual([left, nextLeft]);
    expect(await status()).toBe(200);

    await cards.first().getByRole('link').click();
    const title = page.getByRole('heading', { level: 1, name: 'Doors 2' });
    await page.getByRole('article').filter({ has: title }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.waitForURL(board.url);
    await expect(cards).toHaveCount(1);

    // How long it can be restored is counted by the time of the page, and not of the browser.
    const { id } = await makeBoard(page, 'Chairs');
    await callAs(page, 'BoardResource.delete', { board_id: id });
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await open(page, `/${username}/_deleted/`);
    const deleted = page.getByRole('region', { name: 'Recently deleted Pins' });
    await expect(deleted).toContainText('30 days left');
    await expect(page.getByRole('region', { name: 'Recently deleted boards' })).toContainText('30 days left');
    await expectAccessible(page, 'main');
    await deleted.getByRole('button', { name: 'Restore Doors 2' }).click();
    await expect(page.getByText('Pin restored')).toBeVisible();
    await expect(deleted).toHaveCount(0);
    expect(await status()).toBe(200);
    expect(errors).toEqual([]);
    await visitor.context().close();
  });
});

test('a pin moved to another board returns by Undo to the place it had, from the board and from its own page; who opens the editor of somebody else’s pin is told whose it is, and can save it instead', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const [wall, other] = [await makeBoard(page, 'Wall'), await makeBoard(page, 'Elsewhere')];
  let middle = '';
  for (const title of ['Low', 'Middle', 'Top']) {
    const { id } = await makePin(page, { board_id: wall.id, title });
    if (title === 'Middle') middle = id;
  }
  const shown = page.getByRole('list', { name: 'Pins on Wall' }).getByRole('article');
  const stored = async () =>
    (await callAs(page, 'BoardFeedResource.get', { board_id: wall.id })).map(({ title }) => title);
  const move = async () => {
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Move to' })
      .getByRole('button', { name: /^Elsewhere/ })
      .click();
    await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
    expect(await stored()).toEqual(['Top', 'Low']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toEqual(['Top', 'Middle', 'Low']);
  };
  await open(page, wall.url);
  const card = shown.filter({ hasText: 'Middle' });
  await card.hover();
  await card.getByRole('button', { name: 'More' }).click();
  await move();
  await expect(shown).toHaveText([/Top/, /Middle/, /Low/]);
  await open(page, `/pin/${middle}/`);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await move();
  expect((await callAs(page, 'BoardFeedResource.get', { board_id: other.id })).length).toBe(0);

  await test.step('who opens the editor of somebody else’s pin is told whose it is, and can save it instead', async () => {
    const { id } = await makePin(page, { title: 'Morning' });
    const other = await visitorOf(page);
    await signUpFresh(other, 'Nora');
    await open(other, `/pin/${id}/edit/`);
    const told = other.getByRole('alertdialog', { name: 'Only Mia Journey can edit this Pin' });
    await expect(told).toBeVisible();
    await expectAccessible(other, '[role=alertdialog]');
    await told.getByRole('button', { name: 'Cancel' }).click();
    await expect(other).toHaveURL(`/pin/${id}/`);
    await open(other, `/pin/${id}/edit/`);
    await told.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL(`/pin/${id}/repin/`);
    await expect(other.getByRole('dialog', { name: 'Save to a board' })).toBeVisible();
    await other.context().close();
  });
});
