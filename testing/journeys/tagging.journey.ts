import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

async function tagPin(page: Page, tags: readonly string[]): Promise<void> {
  const field = dialog(page).getByRole('combobox', { name: 'Tags' });
  for (const tag of tags) {
    await field.fill(tag);
    await field.press('Enter');
    await expect(dialog(page).getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible();
    await expect(field).toBeFocused();
  }
}

test('a pin gets a note and tags by keyboard, which only its pinner sees; typing completes own tags, and those chosen are removed again', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const { id: bench } = await makePin(page, { title: 'Bench' });
  await open(page, `/pin/${bench}/`);
  await page.getByRole('button', { name: 'Add note or tags' }).click();
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Measure twice');
  await tagPin(page, ['Oak', 'Low tables']);
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const marks = page.getByRole('region', { name: 'Your note and tags' });
  await expect(marks).toContainText('Measure twice');
  await expect(marks).toContainText('Only you can see this');
  await expect(marks.getByRole('link')).toHaveText(['Low tables', 'Oak']);
  await expectAccessible(page, 'main');
  const other = await visitorOf(page);
  await open(other, `/pin/${bench}/`);
  await expect(other.getByRole('heading', { name: 'Bench' })).toBeVisible();
  expect(await other.content()).not.toMatch(/Measure twice|Low tables/);

  await test.step('typing completes own tags, and those chosen are removed again', async () => {
    await callAs(page, 'PinTagsResource.update', { pin_id: bench, tags: ['Oak', 'Ash'] });
    const { id } = await makePin(page);
    await open(page, `/pin/${id}/`);
    await page.getByRole('button', { name: 'Add note or tags' }).click();
    const field = dialog(page).getByRole('combobox', { name: 'Tags' });
    await field.pressSequentially('oa');
    await expect(page.getByRole('option')).toHaveText(['Oak', 'Create “oa”']);
    await field.press('ArrowDown');
    await field.press('Enter');
    await dialog(page).getByRole('button', { name: 'Remove tag Oak' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Remove tag Oak' })).toHaveCount(0);
    await field.pressSequentially('Elm');
    await field.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Remove tag Elm' })).toBeVisible();
    await field.pressSequentially('Ash');
    // The open list hides the rest of the page from assistive technology, but not from the mouse.
    const hidden = { includeHidden: true };
    await page
      .getByRole('dialog', hidden)
      .getByRole('button', { name: 'Save', ...hidden })
      .click();
    await expect(page.getByRole('region', { name: 'Your note and tags' }).getByRole('link')).toHaveText([
      'Ash',
      'Elm',
    ]);
  });
});

test('lists are narrowed by a tag from the menu; tags are renamed, merged, deleted and restored on their page; chosen pins of a board get tags at once, and lose them by undo', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Tables');
  const tagged = await makePin(page, { title: 'Bench', board_id: board.id });
  await makePin(page, { title: 'Stool', board_id: board.id });
  await callAs(page, 'PinTagsResource.update', { pin_id: tagged.id, tags: ['Oak'] });
  const pages = [
    { path: `/${username}/pins/`, all: 2 },
    { path: board.url, all: 2 },
    { path: '/search/me/', all: 0 },
  ];
  for (const { path, all } of pages) {
    await open(page, path);
    await expect(cards(page)).toHaveCount(all);
    await page.getByRole('button', { name: 'Filter by tag' }).click();
    await page.getByRole('menuitem', { name: /^Oak/ }).click();
    await expect(page).toHaveURL(/\?tag=\d+$/);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Rearrange/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Remove filter Oak' }).click();
    await expect(cards(page)).toHaveCount(all);
  }

  await test.step('tags are renamed, merged, deleted and restored on their page', async () => {
    await callAs(page, 'PinTagsResource.update', { pin_id: tagged.id, tags: [] });
    for (const tags of [['Oak', 'Wood'], ['Wood'], ['Elm']]) {
      const { id } = await makePin(page);
      await callAs(page, 'PinTagsResource.update', { pin_id: id, tags });
    }
    await open(page, `/${username}/_tags/`);
    const rows = page.getByRole('list', { name: 'Your tags' }).getByRole('link');
    await expect(rows).toHaveText(['Elm1 Pin', 'Oak1 Pin', 'Wood2 Pins']);
    const choose = async (tag: string, action: string) => {
      await page.getByRole('button', { name: `Options for ${tag}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Elm', 'Rename');
    await dialog(page).getByLabel('Name').fill('Beech');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(rows).toHaveText(['Beech1 Pin', 'Oak1 Pin', 'Wood2 Pins']);
    await choose('Wood', 'Rename');
    await dialog(page).getByLabel('Name').fill('oak');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('Merge “Wood” into it?');
    await dialog(page).getByRole('button', { name: 'Merge tags' }).click();
    await expect(rows).toHaveText(['Beech1 Pin', 'Oak2 Pins']);
    await choose('Beech', 'Delete');
    await expect(rows).toHaveText(['Oak2 Pins']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveText(['Beech1 Pin', 'Oak2 Pins']);
    await choose('Beech', 'Merge into…');
    await dialog(page).getByRole('combobox', { name: 'Merge into' }).click();
    await page.getByRole('option', { name: 'Oak' }).click();
    await dialog(page).getByRole('button', { name: 'Merge tags' }).click();
    await expect(rows).toHaveText(['Oak3 Pins']);
  });

  await test.step('chosen pins of a board get tags at once, and lose them by undo', async () => {
    const board = await makeBoard(page, 'Chairs', 3);
    await open(page, board.url);
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('region', { name: 'Selected Pins' }).getByRole('button', { name: 'Tag' }).click();
    await tagPin(page, ['Oak', 'Ash']);
    await dialog(page).getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Tagged 3 Pins')).toBeVisible();
    const counts = async () =>
      Object.fromEntries(
        (await callAs(page, 'TagsResource.get', {})).map(({ name, pin_count }) => [name, pin_count]),
      );
    expect(await counts()).toEqual({ Ash: 3, Oak: 6 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await counts()).toEqual({ Ash: 0, Oak: 3 });
  });
});
