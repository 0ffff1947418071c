import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { CENTRE, dragCard, dragTo } from './dragging.ts';
import { open, reopen, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Content' }).getByRole('listitem');

async function addThing(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Add a Pin or board' }).fill(typed);
  await page
    .getByRole('list', { name: 'Pins and boards found' })
    .getByRole('button', { name })
    .first()
    .click();
}

async function save(page: Page, name = 'Save'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

test('staff write an article, preview and publish it; visitors read it until it moves, loses a pin and is taken back; of two editors the second learns that it has changed', async ({
  page,
}) => {
  test.slow();
  const owner = await visitorOf(page);
  await signUpFresh(owner, 'Olga');
  const board = await makeBoard(owner, 'Reading lamps', 1);
  const pin = await makePin(owner, { title: 'Lamp by the window' });
  const other = await makePin(owner, { title: 'Lamp on the floor' });
  await signUpStaff(page, 'Hal');
  const mark = pin.id.slice(-8);
  const title = `Ten lamps ${mark}, one sheet!`;

  // Writing, by the address of a pin, the address of a board, and words.
  await open(page, '/moderation/');
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'Write an article' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Introduction').fill('Light to read by.');
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text 1' }).fill('Begin with the window.\n\nThen the floor.');
  await addThing(page, `/pin/${pin.id}/`, 'Lamp by the window');
  await addThing(page, new URL(board.url, page.url()).href, 'Reading lamps');
  await addThing(page, `/pin/${other.id}/`, 'Lamp on the floor');
  await expect(lines(page)).toHaveCount(4);
  await page.getByRole('radio', { name: 'Lamp by the window' }).check();

  // Its order, by buttons, by keys and by the pointer.
  await page.getByRole('button', { name: 'Move Lamp on the floor up' }).click();
  await expect(lines(page).nth(2)).toContainText('Lamp on the floor');
  await expect(page.getByRole('button', { name: 'Move Lamp on the floor up' })).toBeFocused();
  await page.getByRole('button', { name: 'Rearrange Reading lamps' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(lines(page).nth(2)).toContainText('Reading lamps');
  await dragTo(page, dragCard(page, 'Lamp on the floor'), dragCard(page, 'Lamp by the window'), CENTRE);
  await expect(lines(page).nth(1)).toContainText('Lamp on the floor');

  // Nothing is lost by a wrong press.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save(page, 'Save draft');
  await page.getByLabel('Introduction').fill('Light to read by, all night.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save(page);

  // Staff see it at its address, nobody else does.
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.waitForURL('/today/article/**');
  await expect(page.getByText('This is a draft. Only staff can see it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;
  expect(address).toMatch(new RegExp(`^/today/article/ten-lamps-${mark}-one-sheet/\\d+/$`));
  const reader = await visitorOf(page);
  expect((await reader.request.get(address)).status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Everyone can read it.')).toBeVisible();

  // A visitor finds it.
  await open(reader, '/today/');
  await reader.getByRole('link', { name: title }).click();
  const article = reader.getByRole('article').filter({ has: reader.getByRole('heading', { level: 1 }) });
  await expect(article).toContainText('Then the floor.');
  await expect(article.getByRole('link', { name: /Lamp by the window/ })).toBeVisible();
  await expect(article.getByRole('link', { name: /Reading lamps/ })).toBeVisible();

  // The title changes, and the old address leads on.
  await page.getByLabel('Title').fill(`Nine lamps ${mark}`);
  await page.getByLabel('Type').selectOption('Best of');
  await save(page);
  await open(reader, address);
  await expect(reader).toHaveURL(new RegExp(`/today/best/nine-lamps-${mark}/\\d+/$`));

  // The board with its pins becomes secret, and a pin is deleted.
  await callAs(owner, 'BoardResource.update', { board_id: board.id, privacy: 'secret' });
  await callAs(owner, 'PinResource.delete', { id: pin.id });
  await reopen(reader);
  await expect(article.getByRole('link', { name: /Lamp on the floor/ })).toBeVisible();
  await expect(article.getByRole('link', { name: /Lamp by the window|Reading lamps/ })).toHaveCount(0);
  await reopen(page);
  await expect(page.getByText('You can no longer see this.')).toHaveCount(2);

  // Taken back.
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('No longer public.')).toBeVisible();
  expect((await reader.request.get(new URL(reader.url()).pathname)).status()).toBe(404);
  await open(page, '/moderation/log/');
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toContainText(
    `Article unpublished`,
  );
  await Promise.all([owner.context().close(), reader.context().close()]);

  await test.step('of two editors the second learns that the article has changed, and keeps what they wrote', async () => {
    const other = await visitorOf(page);
    await signUpStaff(other, 'Ida');
    const { id } = await callAs(page, 'ModerationArticleResource.create', { title: 'Shared' });
    await open(page, `/moderation/articles/${id}/`);
    await open(other, `/moderation/articles/${id}/`);
    await page.getByLabel('Introduction').fill('Mine');
    await save(page);
    await other.getByLabel('Introduction').fill('Theirs');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText('Someone else has changed this article');
    await expect(other.getByLabel('Introduction')).toHaveValue('Theirs');
    await other.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(other.getByLabel('Introduction')).toHaveValue('Mine');
    await other.context().close();
  });
});
