import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { dragCard, dragTo, END_EDGE, START_EDGE, whenDraggable } from './dragging.ts';
import { expectAccessible, expectStill, expectToFit, open, reopen, visitorOf } from './looking.ts';
import { makePin } from './making.ts';

async function choose(page: Page, entry: 'Date' | 'To-dos') {
  await page.getByRole('button', { name: 'Board Actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: entry === 'Date' ? 'Dates' : 'To-dos' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Notes whether a change of the page leaves the focus on nothing, where a key that is pressed next acts on nothing. */
function noteLostFocus() {
  Object.assign(globalThis, { lostFocus: false });
  const note = () =>
    document.activeElement === document.body && Object.assign(globalThis, { lostFocus: true });
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}

test('a board gets dates, which everybody sees and Undo takes back, and to-dos, which are ticked, renamed, moved, deleted and brought back', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const board = await callAs(page, 'BoardResource.create', { name: 'Move' });
  await open(page, board.url);

  await test.step('dates', async () => {
    const dialog = await choose(page, 'Date');
    await expectStill(page);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByLabel('First day').fill('2027-05-12');
    await dialog.getByLabel('Last day').fill('2027-05-14');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const words = page.getByText('May 12, 2027 – May 14, 2027');
    await expect(words).toBeVisible();
    const visitor = await visitorOf(page);
    await open(visitor, board.url);
    await expect(visitor.getByText('May 12, 2027 – May 14, 2027')).toBeVisible();
    await visitor.context().close();
    await (await choose(page, 'Date')).getByRole('button', { name: 'Remove dates' }).click();
    await expect(words).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(words).toBeVisible();
  });

  const stored = async () => {
    const todos = await callAs(page, 'BoardTodosResource.get', { board_id: board.id });
    return todos.map(({ title, is_done }) => (is_done ? `${title} ✓` : title));
  };
  const dialog = await choose(page, 'To-dos');
  const field = dialog.getByLabel('New to-do');
  for (const title of ['Boxes', 'Van', 'Keys']) {
    await expect(field).toHaveValue('');
    await field.fill(title);
    await field.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: title })).toBeVisible();
  }
  await expect(field).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Van' }).check();
  const ofTodo = async (title: string, entry: string) => {
    await dialog.getByRole('button', { name: `Options for ${title}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await ofTodo('Keys', 'Move up');
  await ofTodo('Boxes', 'Rename');
  await dialog.getByLabel('Rename Boxes').fill('Twenty boxes');
  await page.evaluate(noteLostFocus);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Options for Twenty boxes' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'lostFocus'))).toBe(false);
  await expect.poll(stored).toEqual(['Twenty boxes', 'Keys', 'Van ✓']);
  await expect(dialog.getByRole('list', { name: 'To-dos' }).getByRole('listitem')).toHaveText([
    'Twenty boxes',
    'Keys',
    'Van',
  ]);
  await ofTodo('Keys', 'Delete');
  await expect(dialog).toContainText('Deleted “Keys”');
  await expect(dialog.getByRole('button', { name: 'Options for Van' })).toBeFocused();
  await expect.poll(stored).toEqual(['Twenty boxes', 'Van ✓']);
  await expectStill(page);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toEqual(['Twenty boxes', 'Keys', 'Van ✓']);
  await expect(dialog.getByRole('button', { name: 'Options for Keys' })).toBeFocused();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await reopen(page);
  await choose(page, 'To-dos');
  await expect(dialog.getByRole('checkbox', { name: 'Van' })).toBeChecked();
  for (const [title, next] of [
    ['Van', 'Keys'],
    ['Keys', 'Twenty boxes'],
  ]) {
    await ofTodo(title ?? '', 'Delete');
    await expect(dialog.getByRole('button', { name: `Options for ${next}` })).toBeFocused();
  }
  await ofTodo('Twenty boxes', 'Delete');
  await expect(dialog.getByRole('button', { name: 'New' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();

  await test.step('who only saves to the board reads them, and nobody else learns of them', async () => {
    await callAs(page, 'BoardTodoResource.create', { board_id: board.id, title: 'Tickets' });
    const guest = await visitorOf(page);
    const name = await signUpFresh(guest, 'Olga');
    const { id } = await callAs(page, 'UserResource.get', { username: name });
    await open(guest, board.url);
    await expect(guest.getByRole('button', { name: 'To-dos' })).toHaveCount(0);
    await callAs(page, 'BoardInviteResource.create', { board_id: board.id, invited_user_ids: [id] });
    await callAs(guest, 'BoardInviteResource.update', { board_id: board.id });
    await callAs(page, 'BoardCollaboratorResource.update', {
      ...{ board_id: board.id, invited_user_id: id, access: 'save' },
    });
    await open(guest, board.url);
    await guest.getByRole('button', { name: 'To-dos' }).click();
    const read = guest.getByRole('dialog', { name: 'To-dos' });
    await expect(read.getByRole('checkbox', { name: 'Tickets' })).toBeDisabled();
    await expect(read.getByLabel('New to-do')).toHaveCount(0);
    await guest.context().close();
  });
});

const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).getByRole('article');

test('sections are dragged into another order, by mouse and by keys, which stays, and can be undone', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const board = await callAs(page, 'BoardResource.create', { name: 'House' });
  for (const name of ['Cellar', 'Bath', 'Attic']) {
    await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name });
  }
  await makePin(page, { board_id: board.id });
  const stored = async () =>
    (await callAs(page, 'BoardSectionsResource.get', { board_id: board.id })).map(({ title }) => title);
  await open(page, board.url);
  await whenDraggable(page);
  await expect(sections(page)).toHaveText([/Attic/, /Bath/, /Cellar/]);
  await dragTo(page, dragCard(page, 'Cellar'), dragCard(page, 'Attic'), START_EDGE);
  await expect(sections(page)).toHaveText([/Cellar/, /Attic/, /Bath/]);
  await expect.poll(stored).toEqual(['Cellar', 'Attic', 'Bath']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sections(page)).toHaveText([/Attic/, /Bath/, /Cellar/]);
  await expect.poll(stored).toEqual(['Attic', 'Bath', 'Cellar']);
  await dragTo(page, dragCard(page, 'Attic'), dragCard(page, 'Cellar'), END_EDGE);
  await expect.poll(stored).toEqual(['Bath', 'Cellar', 'Attic']);
  await expectStill(page);
  await page.getByRole('button', { name: 'Rearrange Attic' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(sections(page)).toHaveText([/Bath/, /Attic/, /Cellar/]);
  await expect.poll(stored).toEqual(['Bath', 'Attic', 'Cellar']);
  await page.reload();
  await expect(sections(page)).toHaveText([/Bath/, /Attic/, /Cellar/]);
  await whenDraggable(page);
  await page.route('**/resource/BoardSectionOrderResource/update/', (route) => route.abort());
  await dragTo(page, dragCard(page, 'Cellar'), dragCard(page, 'Bath'), START_EDGE);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText("We couldn't rearrange");
  await expect(sections(page)).toHaveText([/Bath/, /Attic/, /Cellar/]);
  const visitor = await visitorOf(page);
  await open(visitor, board.url);
  await expect(visitor.getByRole('button', { name: /Rearrange/ })).toHaveCount(0);
  await visitor.context().close();
});
