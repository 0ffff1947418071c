import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { bar, give, signUpBusiness } from './businesses.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('whatever creates or saves for a business says so, to the eye and to a screen reader', async ({
  page,
}) => {
  test.slow();
  const studio = await visitorOf(page);
  const business = await signUpBusiness(studio, 'Studio');
  await makeBoard(studio, 'Lamps');
  const own = await makePin(studio, { title: 'Idea' });
  const username = await signUpFresh(page, 'Mia');
  const pin = await makePin(page);
  await give(business, username, 'PROFILE_PUBLISHER');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const main = page.getByRole('main');
  const createMenu = page.getByRole('banner').getByRole('button', { name: 'Create', exact: true });
  const note = 'As Studio Journey';
  const expectNoted = async (name: string) => {
    await expect(dialog).toHaveAccessibleName(name);
    await expect(dialog).toHaveAccessibleDescription(note);
    await expect(dialog.getByText(note)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, '[role=dialog], [role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await test.step('the create menu, also at home, which is one’s own and leads on', async () => {
    await open(page, `/${business}/`);
    await createMenu.click();
    await expectNoted('Add to profile');
    await open(page, '/');
    await createMenu.click();
    await expectNoted('Add a Pin or board');
  });

  await test.step('a new board, a new section, and organizing', async () => {
    await open(page, `/${business}/_boards/`);
    await main.getByRole('button', { name: 'Board Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Board', exact: true }).click();
    await expectNoted('Create board');
    await main.getByRole('button', { name: 'Organize', exact: true }).first().click();
    await expectNoted('Organize your ideas');
    await open(page, `/${business}/lamps/`);
    await main.getByRole('button', { name: 'Board Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Section', exact: true }).click();
    await expectNoted('Create section');
    for (const [name, title] of [
      ['Edit board', 'Edit your board'],
      ['Delete board', 'Delete “Lamps”?'],
    ] as const) {
      await main.getByRole('button', { name: 'Board options' }).click();
      await page.getByRole('menuitem', { name }).click();
      await expectNoted(title);
    }
  });

  await test.step('a try, also on a phone', async () => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await open(page, `/pin/${pin.id}/`);
      await main.getByRole('button', { name: 'I tried this' }).click();
      await expectNoted('How did it go?');
    }
  });

  await test.step('choosing a board, in a popover and, on a phone, in a sheet', async () => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await open(page, `/pin/${pin.id}/`);
      await main.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expectNoted('Choose a board');
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('far down the page the header still says it, and so does what was saved', async () => {
    await open(page, `/pin/${pin.id}/`);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: /^Acting as Studio Journey/ })).toBeInViewport();
    await page.mouse.wheel(0, -9000);
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await dialog.getByRole('button', { name: 'Lamps' }).click();
    const told = page.getByRole('region', { name: 'Messages' });
    await expect(told).toContainText(`Saved to Lamps${note}`);
    await expectAccessible(page, 'section[aria-label=Messages] li');
  });

  await test.step('the way to its boards, and what stays one’s own', async () => {
    await open(page, `/${business}/`);
    await open(page, `/pin/${own.id}/`);
    await expect(main.getByRole('button', { name: 'More' }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByText('Boards of Studio Journey')).toBeVisible();
    await expectNoted('Go to anything');
    await expect(main.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
    await open(page, `/pin/${pin.id}/`);
    await expect(page.getByRole('banner').getByText('Studio Journey')).toBeInViewport();
    await main.getByRole('button', { name: 'Send' }).first().click();
    await expect(dialog.getByText('As Mia Journey')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'More' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Hide Pin' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  for (const path of ['/pin-builder/', '/pin-creation-tool/']) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(main.getByText(note)).toBeVisible();
      const publish = main.getByRole('button', { name: 'Publish' });
      await expect(publish).toHaveAccessibleDescription(note);
    });
  }

  await test.step('none of it as oneself', async () => {
    await bar(page).getByRole('button', { name: 'Act as yourself' }).click();
    await page.waitForLoadState();
    await open(page, '/pin-builder/');
    await expect(main.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription('');
    await createMenu.click();
    await expect(dialog).toHaveAccessibleDescription('');
    await expect(page.getByText(note)).toHaveCount(0);
  });
});
