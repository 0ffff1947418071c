import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('keys walk the Pins of a board, open, edit, move and delete them, and take that back', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 4);
  const { url: shelves } = await makeBoard(page, 'Shelves');
  await open(page, url);
  const keys = page.keyboard;
  const link = (title: string) => page.getByRole('main').getByRole('link', { name: title });

  await test.step('J and K step through them, arrows go where they point', async () => {
    await keys.press('j');
    await expect(link('Lamps 4')).toBeFocused();
    await keys.press('j');
    await expect(link('Lamps 3')).toBeFocused();
    await keys.press('k');
    await expect(link('Lamps 4')).toBeFocused();
    await keys.press('k');
    await expect(link('Lamps 4')).toBeFocused();
    await keys.press('ArrowRight');
    await expect(link('Lamps 3')).toBeFocused();
    await keys.press('ArrowLeft');
    await expect(link('Lamps 4')).toBeFocused();
  });

  await test.step('E edits it, and closing gives the focus back', async () => {
    await keys.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit Pin' });
    await expect(dialog.getByLabel('Title')).toHaveValue('Lamps 4');
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link('Lamps 4')).toBeFocused();
  });

  await test.step('M moves it, and Ctrl+Z moves it back', async () => {
    await keys.press('m');
    const picker = page.getByRole('dialog', { name: 'Move to' });
    await picker.getByRole('button', { name: 'Shelves' }).click();
    await expect(page.getByText('Moved to Shelves')).toBeVisible();
    await expect(link('Lamps 4')).toHaveCount(0);
    await keys.press('Control+z');
    await expect(page.getByText('Moved to Lamps')).toBeVisible();
    await open(page, shelves);
    await expect(page.getByText('Moved')).toHaveCount(0);
    await expect(link('Lamps 4')).toHaveCount(0);
  });

  await test.step('Delete deletes it, its neighbor has the focus, and Ctrl+Z restores it', async () => {
    await open(page, url);
    await keys.press('j');
    await expect(link('Lamps 4')).toBeFocused();
    await keys.down('Delete');
    await keys.down('Delete');
    await keys.up('Delete');
    await expect(page.getByText('Pin deleted')).toBeVisible();
    await expect(link('Lamps 4')).toHaveCount(0);
    await expect(link('Lamps 3')).toBeFocused();
    const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await told.filter({ hasText: 'Pin deleted' }).getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Pin deleted')).toHaveCount(0);
    await keys.press('Control+z');
    await expect(link('Lamps 4')).toBeVisible();
  });

  await test.step('with several chosen, the keys are about these', async () => {
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('4 Pins selected')).toBeVisible();
    await keys.press('m');
    await expect(page.getByRole('dialog', { name: 'Move to' })).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Select none' }).focus();
    await keys.press('Delete');
    await expect(page.getByText('Deleted Pins from Lamps')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await keys.press('Control+z');
    await expect(link('Lamps 2')).toBeVisible();
  });

  await test.step('Enter opens it; on its page the keys are about it', async () => {
    await link('Lamps 2').focus();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps 2' })).toBeVisible();
    await keys.press('e');
    await expect(page.getByRole('dialog', { name: 'Edit Pin' }).getByLabel('Title')).toHaveValue('Lamps 2');
    await keys.press('Escape');
  });

  await test.step('S saves what is somebody else’s', async () => {
    const other = await visitorOf(page);
    await signUpFresh(other, 'Nora');
    await makeBoard(other, 'Finds');
    await open(other, url);
    await other.keyboard.press('j');
    await other.keyboard.press('s');
    await other
      .getByRole('dialog', { name: 'Choose a board' })
      .getByRole('button', { name: 'Finds' })
      .click();
    await expect(other.getByText('Saved to Finds')).toBeVisible();
    await other.keyboard.press('Control+z');
    await expect(other.getByText('Saved to Finds')).toHaveCount(0);
    await other.keyboard.press('e');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.context().close();
  });
});

test('Ctrl+K leads to boards, people, pages and settings, also after the list was opened from the menu; ? lists the shortcuts, single keys can be turned off, and fields take what is typed', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Lamps');
  const other = await visitorOf(page);
  const nora = await signUpFresh(other, 'Nora');
  await other.context().close();
  await open(page, '/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const palette = page.getByRole('dialog', { name: 'Go to anything' });
  const type = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(text);
  };

  await type('lam');
  await expect(palette.getByRole('menuitem', { name: 'Lamps', exact: true })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  await page.waitForURL(`/${username}/lamps/`);

  await type(nora);
  await expect(palette.getByRole('menuitem', { name: `@${nora}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/${nora}/**`);

  await type('privacy');
  await page.keyboard.press('Enter');
  await page.waitForURL('/settings/privacy/');

  await type('velvet');
  await expect(palette.getByRole('menuitem', { name: 'Search for “velvet”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\/\?.*q=velvet/);

  await type('create board');
  await page.keyboard.press('Enter');
  await page.waitForURL('/board/create/');

  await test.step('? lists the shortcuts, single keys can be turned off, and fields take what is typed', async () => {
    await open(page, '/topics/');
    const keys = page.keyboard;
    await keys.press('g');
    await keys.press('p');
    await page.waitForURL(`/${username}/**`);
    await keys.press('g');
    await keys.press('n');
    await page.waitForURL('/news/');
    await keys.press('g');
    await keys.press('h');
    await page.waitForURL('/');

    await keys.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByText('Next Pin')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await list.getByRole('switch', { name: 'Shortcuts of a single key' }).uncheck();
    await keys.press('Escape');
    await expect(list).toHaveCount(0);
    // Shortcuts that are off are not announced.
    const { id } = await makePin(page, { title: 'Lamp' });
    await open(page, `/pin/${id}/`);
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first();
    const copy = page.getByRole('main').getByRole('button', { name: 'Copy', exact: true });
    for (const button of [more, copy]) {
      await expect(button).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-keyshortcuts');
    }
    await open(page, '/');
    await keys.press('?');
    await keys.press('/');
    await keys.press('g');
    await keys.press('n');
    await keys.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Go to anything');
    await keys.press('Escape');
    await expect(page).toHaveURL('/');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await list.getByRole('switch', { name: 'Shortcuts of a single key' }).check();
    await keys.press('Escape');
    await expect(list).toHaveCount(0);
    await keys.press('/');
    await keys.type('?gh');
    await expect(page.getByRole('combobox')).toHaveValue('?gh');
    await open(page, `/pin/${id}/`);
    await expect(more).toHaveAttribute('aria-keyshortcuts', 'E M Delete');
    await expect(copy).toHaveAttribute('aria-keyshortcuts', 'S');
    await open(page, '/');
    await expect(list).toHaveCount(0);
  });
});
