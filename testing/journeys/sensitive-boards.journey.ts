import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';
import { signUpStaff } from './moderating.ts';

const WARNING = 'This board may contain sensitive content';

/** Opens the dialog in which a board is edited, and answers it. */
async function editing(owner: Page, url: string) {
  await open(owner, url);
  await owner.getByRole('button', { name: 'Board options' }).click();
  await owner.getByRole('menuitem', { name: 'Edit board' }).click();
  return owner.getByRole('dialog', { name: 'Edit your board' });
}

/** Opens a board as whoever does not work on it: its pictures are blurred behind a warning, or shown. */
async function expectHidden(page: Page, url: string, isHidden: boolean): Promise<void> {
  await open(page, url);
  await expect(page.getByRole('button', { name: 'Show Pins' })).toHaveCount(isHidden ? 1 : 0);
  const picture = page.getByRole('article').locator('img').first();
  const blurred = page.locator('[inert]').filter({ has: picture });
  if (isHidden) await expect(blurred).toHaveCSS('filter', /blur/);
  else await expect(picture).toBeVisible();
  await expect(blurred).toHaveCount(isHidden ? 1 : 0);
  await expect(page.getByText(WARNING)).toHaveCount(isHidden ? 1 : 0);
}

test('an owner marks a board as sensitive, which hides its pictures from others until they ask, and takes the mark off, but not that of the staff, against which they appeal with success', async ({
  page,
}) => {
  const [owner, mia] = [await visitorOf(page), await visitorOf(page)];
  await signUpFresh(owner, 'Olga');
  const name = `Wounds ${Date.now()}`;
  const board = await makeBoard(owner, name, 1);
  const box = (dialog: Locator) => dialog.getByRole('checkbox', { name: 'Mark this board as sensitive' });

  await test.step('by its owner', async () => {
    for (const isSensitive of [true, false]) {
      const dialog = await editing(owner, board.url);
      await expect(box(dialog)).toBeChecked({ checked: !isSensitive });
      await box(dialog).setChecked(isSensitive);
      await expectAccessible(owner, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(owner.getByText(WARNING)).toHaveCount(0);
      await expectHidden(mia, board.url, isSensitive);
    }
    await owner.setViewportSize({ width: 320, height: 640 });
    await open(owner, `/board/${board.id}/edit/`);
    await expectToFit(owner);
    await owner.setViewportSize({ width: 1280, height: 720 });
  });

  await signUpFresh(mia, 'Mia');
  await callAs(mia, 'ReportResource.create', { kind: 'board', id: board.id, reason: 'spam' });
  await signUpStaff(page, 'Hal');
  await open(page, '/moderation/?kind=board');
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/moderation\/cases\/\d+\/$/);
  const casePath = new URL(page.url()).pathname;
  await page.getByRole('radio', { name: 'Mark the board as sensitive' }).check();
  await page.getByLabel('Which rule was broken?').selectOption('Spam');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await expectHidden(mia, board.url, true);

  const dialog = await editing(owner, board.url);
  await expect(box(dialog)).toBeChecked();
  await expect(box(dialog)).toBeDisabled();
  await expect(owner.getByRole('dialog')).toContainText("This site's staff marked this board.");
  await open(owner, '/decisions/');
  await owner
    .getByRole('main')
    .getByRole('link', { name: /Wounds|board/ })
    .first()
    .click();
  await expect(owner.getByText('Your board was marked as sensitive.')).toBeVisible();
  await owner.getByLabel('Why is it wrong?').fill('It is a painting.');
  await owner.getByRole('button', { name: 'Appeal' }).click();
  await expect(owner.getByText('Someone will review it again.')).toBeVisible();

  const ina = await visitorOf(page);
  await signUpStaff(ina, 'Ina');
  await open(ina, casePath);
  await ina.getByLabel('Message to the person').fill('Paintings may be shown.');
  await ina.getByRole('radio', { name: 'It was wrong: undo it' }).check();
  await ina.getByRole('button', { name: 'Answer the appeal' }).click();
  await expect(ina.getByText('Undone', { exact: true })).toBeVisible();
  await expectHidden(mia, board.url, false);
  await Promise.all([owner, mia, ina].map((one) => one.context().close()));
});
