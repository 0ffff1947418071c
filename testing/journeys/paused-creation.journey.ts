import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { chooseFlags } from './arranging.ts';
import { openMenu } from './creating.ts';
import { open } from './looking.ts';
import { makeBoard } from './making.ts';

test('[CREATE-13] [ERR-04] while pins cannot be made, each way to make one says so instead', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await chooseFlags(page, { pin_creation: 'disable_web_pins' });
  await open(page, '/');
  const notice = page.getByRole('dialog', { name: 'Oops...' });
  const press = async (choice: 'Website link' | 'Photo upload' | 'Pin') => {
    const menu = await openMenu(page);
    if (choice === 'Pin') await menu.getByRole('link', { name: choice, exact: true }).click();
    else await menu.getByText(choice).click();
  };
  for (const choice of ['Website link', 'Photo upload', 'Pin'] as const) {
    await press(choice);
    await expect(notice).toContainText(
      'Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
    );
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
  await (await openMenu(page)).getByRole('link', { name: 'Board' }).click();
  await page.waitForURL('/board/create/');

  const pressLink = async (path: string) => {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Create Pin', exact: true }).click();
    await expect(notice).toContainText('publishing again later');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(path);
  };
  await pressLink('/');
  await pressLink(`/${username}/`);
  await pressLink('/analytics/');
  await pressLink(`/${username}/_self-profile/pins/?filter=created-by-me`);
  const board = await makeBoard(page, 'Kitchens');
  await pressLink(board.url);
  const pressPlus = async (choice: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Board Actions' }).click();
    await page.getByRole('menuitem', { name: choice, exact: true }).click();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  };
  await pressPlus('Pin');
  await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  await pressLink(`${board.url}shelves/`);
  await page.getByRole('main').getByRole('button', { name: 'Create Pin' }).click();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  const createPins = page.getByRole('link', { name: 'Create Pins', exact: true });
  await open(page, `/${username}/_created/`);
  await createPins.click();
  await page.waitForURL('/pin-creation-tool/');
  await chooseFlags(page, { pin_creation: 'disable_all' });
  await open(page, `/${username}/_created/`);
  await createPins.click();
  await expect(notice).toContainText('publishing again later');
  await expect(page).toHaveURL(`/${username}/_created/`);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await open(page, board.url);
  await pressPlus('Idea Pin');
});
