import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { bar, give, signUpBusiness } from './businesses.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
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
    const named = page.getByRole('banner').getByText('As Studio Journey');
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(named, `${width}`).toBeInViewport({ ratio: 1 });
      await expectToFit(page);
    }
    await expectAccessible(page, 'header');
    await page.setViewportSize({ width: 1280, height: 720 });
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

test('who goes on before a page is ready goes on for the same profile, until a second factor is asked for, which the open page says', async ({
  page,
}) => {
  const studio = await visitorOf(page);
  const business = await signUpBusiness(studio, 'Studio');
  const pin = await makePin(studio);
  const username = await signUpFresh(page, 'Mia');
  await give(business, username, 'PROFILE_PUBLISHER');
  await page.route('**/*.js', (route) => route.abort());
  for (const [path, name] of [
    [`/${username}/`, 'yourself'],
    [`/${business}/`, 'Studio Journey'],
  ] as const) {
    for (const at of [path, `/pin/${pin.id}/`]) {
      await page.goto(at);
      await expect(bar(page)).toContainText(`You're acting as ${name}`);
    }
  }
  await page.unroute('**/*.js');

  await open(page, '/board/create/');
  await expect(bar(page)).toContainText("You're acting as Studio Journey");
  await callAs(studio, 'BusinessAccessRulesResource.update', { requires_second_factor: true });
  await page.getByLabel('Name').fill('Too late');
  await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
  const notice = page.getByRole('dialog', { name: 'Turn on two-factor login to act for Studio Journey' });
  await expect(notice).toContainText("You're now acting as yourself.");
  await expectAccessible(page, '[role=dialog]');
  await notice.getByRole('link', { name: 'account settings' }).click();
  await expect(page).toHaveURL('/settings/account-settings/');
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
});

test('a page says when another tab has gone on for somebody else, and switches or stays', async ({
  page,
}) => {
  const studio = await visitorOf(page);
  const business = await signUpBusiness(studio, 'Studio');
  const username = await signUpFresh(page, 'Mia');
  await give(business, username, 'PROFILE_PUBLISHER');
  await open(page, '/board/create/');
  await expect(bar(page)).toContainText("You're acting as yourself");
  await page.getByLabel('Name').fill('Half done');
  const tab = await page.context().newPage();
  await open(tab, `/${business}/`);
  await expect(bar(tab)).toContainText("You're acting as Studio Journey");
  // Chromium without a window gives the focus to every page.
  const comeBack = (to: Page) => to.evaluate(() => void dispatchEvent(new Event('focus')));
  const toStudio = page.getByRole('alertdialog', { name: "You're acting as Studio Journey in another tab" });
  await comeBack(page);
  await expect(toStudio).toContainText("On this page, you're still acting as yourself.");
  await expectAccessible(page, '[role=alertdialog]');
  await toStudio.getByRole('button', { name: "Don't switch" }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Half done');
  await comeBack(page);
  await expect(toStudio).toBeHidden();
  await open(tab, '/board/create/');
  await expect(bar(tab)).toContainText("You're acting as yourself");
  await open(tab, `/${business}/`);
  await comeBack(page);
  await toStudio.getByRole('button', { name: 'Switch here too' }).click();
  await expect(bar(page)).toContainText("You're acting as Studio Journey");
  await bar(tab).getByRole('button', { name: 'Act as yourself' }).click();
  await tab.waitForURL(`/${username}/`);
  await comeBack(page);
  const toSelf = page.getByRole('alertdialog', { name: "You're acting as yourself in another tab" });
  await expect(toSelf).toContainText("On this page, you're still acting as Studio Journey.");
  await studio.context().close();
});
