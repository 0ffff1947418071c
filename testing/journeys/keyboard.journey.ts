import { expect, test } from '@playwright/test';
import { PASSWORD, signUpFresh } from './acting.ts';
import { tabTo } from './keys.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

test('without a mouse one logs in, opens a pin, saves it to a new board, and never loses the focus', async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { url } = await makeBoard(other, 'Lamps', 2);
  await other.context().clearCookies();
  const username = await signUpFresh(other, 'Mia');
  await makeBoard(other, 'Kitchens');
  await other.context().close();

  await open(page, `/login/?next=${url}`);
  await tabTo(page, page.getByLabel('Email or username'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Lamps 2/ }));
  await test.step('over a picture the focus is a light and a dark line, whatever is painted there', async () => {
    const card = page.getByRole('article').filter({ has: page.locator(':focus') });
    const save = card.getByRole('button', { name: 'Save', exact: true });
    await tabTo(page, save);
    await expect(save).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await expect(save).toHaveCSS('box-shadow', /rgb\(28, 25, 23\) 0px 0px 0px 4px/);
    await tabTo(page, page.getByRole('link', { name: /^Lamps 2/ }), 'Shift+Tab');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps 2' })).toBeVisible();

  const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  const chooser = closeup.getByRole('button', { name: 'Choose a board' });
  await tabTo(page, chooser);
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a board' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(chooser).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Read');
  await tabTo(page, picker.getByRole('button', { name: 'Create board' }));
  await page.keyboard.press('Enter');
  const name = picker.getByLabel('Name');
  await expect(name).toHaveValue('Read');
  await tabTo(page, name);
  await page.keyboard.type('ing corners');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Reading corners')).toBeVisible();
  await expect(closeup.getByRole('button', { name: 'Reading corners' })).toBeFocused();
});

test('dialogs and menus open, keep the focus inside, and give it back; what is deleted leads to Undo', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');

  await test.step('the dialog for a new board', async () => {
    await open(page, `/${username}/_boards/`);
    const opener = page.getByRole('main').getByRole('button', { name: 'Create a board' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create board' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Kitchens');
    await page.keyboard.press('Enter');
    await page.waitForURL(`/${username}/kitchens/`);
  });

  const { url } = await makeBoard(page, 'Lamps', 2);
  await open(page, url);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  const more = cards.first().getByRole('button', { name: 'More' });

  await test.step('the menu of a card', async () => {
    await expect(more).toBeAttached();
    await tabTo(page, more);
    for (const key of ['ArrowDown', 'Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('menuitem', { name: 'Copy to a board' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(more).toBeFocused();
    }
  });

  await test.step('who deletes a pin comes to Undo with the next key', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copy to a board' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pin deleted')).toBeVisible();
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pin restored')).toBeVisible();
    await expect(cards).toHaveCount(2);
  });
});
