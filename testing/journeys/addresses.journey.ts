import { expect, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

test('a link from outside to a board or its section holds when the board is renamed, until it is secret', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Ada');
  const board = await makeBoard(page, 'Kitchens', 1);
  await callAs(page, 'BoardSectionResource.create', {
    board_id: board.id,
    name: 'Tiles',
    initial_pins: [],
  });
  await open(page, board.url);
  await page.getByRole('button', { name: 'Board options' }).click();
  await page.getByRole('menuitem', { name: 'Edit board' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Places to cook');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`/${username}/places-to-cook/`);
  const visitor = await visitorOf(page);
  const first = await visitor.request.get(`${board.url}?from=blog`, { maxRedirects: 0 });
  expect(first.status()).toBe(301);
  await visitor.goto(`${board.url}?from=blog`);
  await expect(visitor).toHaveURL(`/${username}/places-to-cook/?from=blog`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Places to cook' })).toBeVisible();
  await visitor.goto(`${board.url}tiles/`);
  await expect(visitor).toHaveURL(`/${username}/places-to-cook/tiles/`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await callAs(page, 'BoardResource.update', { board_id: board.id, privacy: 'secret' });
  for (const path of [board.url, `/${username}/places-to-cook/`]) {
    const response = await visitor.goto(`${path}?later`);
    expect(response?.status()).toBe(404);
    await expect(visitor).toHaveURL(`${path}?later`);
  }
  await page.goto(board.url);
  await expect(page).toHaveURL(`/${username}/places-to-cook/`);
  await visitor.context().close();
});

test('[ROUTE-47] [ROUTE-19] the plus leads to the pages on which pins and boards are made', async ({
  page,
}) => {
  await signUpAnew(page, 'Nora');
  await open(page, '/');
  for (const [entry, path, heading] of [
    ['Pin', '/pin-builder/', 'Create Pin'],
    ['Board', '/board/create/', 'Create board'],
  ] as const) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: entry, exact: true }).click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
