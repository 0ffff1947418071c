import { expect, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** Addresses under a profile, and what stands on their pages. */
const PAGES = [
  { id: '[ROUTE-02]', path: '', list: 'Created Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-03]', path: '/_boards', list: 'Boards', shown: [/All Pins/, /Shopping list/, /Kitchens/] },
  { id: '[ROUTE-04]', path: '/_created', list: 'Created Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-05]', path: '/_saved', list: 'Saved Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-08]', path: '/_pins', list: 'Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-45]', path: '/pins', list: 'All Pins', shown: [/Morning light/, /Kitchens 1/] },
];

test(`[ROUTE-01] ${PAGES.map(({ id }) => id).join(' ')} every page of a profile shows what is of that person, with and without a slash at the end`, async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpAnew(other, 'Olga');
  await makePin(other, { title: 'Of somebody else' });
  await other.context().close();
  const username = await signUpAnew(page, 'Nora');
  await makeBoard(page, 'Kitchens', 1);
  await makePin(page);
  for (const { path, list, shown } of PAGES) {
    for (const slash of ['', '/']) {
      const response = await page.goto(`/${username}${path}${slash}`);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('list', { name: list, exact: true }).getByRole('article')).toHaveText(
        shown,
      );
      await expect(page.getByText('Nora Journey').first()).toBeVisible();
    }
  }
  await expect(page.getByRole('heading', { level: 1, name: 'All Pins' })).toBeVisible();
});

test('[ROUTE-34] an address with another spelling of a username, or an old one, leads to the right one', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Ada');
  await callAs(page, 'UsernameResource.update', { username: `${username}_2` });
  const visitor = await visitorOf(page);
  for (const [asked, right] of [
    [username, `${username}_2`],
    [`${username}_2`.toUpperCase(), `${username}_2`],
  ]) {
    await visitor.goto(`/${asked}/_saved/?density=dense`);
    await expect(visitor).toHaveURL(`/${right}/_saved/?density=dense`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ada Journey' })).toBeVisible();
  }
  await visitor.context().close();
});

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

test('[ROUTE-24] who is not there leads home, which says why, to visitors and to members; a board that is not there does not', async ({
  page,
}) => {
  const visitor = await visitorOf(page);
  const username = await signUpAnew(page, 'Nora');
  for (const looking of [page, visitor]) {
    for (const path of ['', '_saved/', '_boards/', '_followers/', 'report/']) {
      await looking.goto(`/nobody-of-that-name/${path}`);
      await expect(looking).toHaveURL('/?show_error=true');
      await expect(looking.getByRole('alert')).toContainText("We couldn't find that profile.");
    }
    await looking.goto('/');
    await expect(looking.getByRole('alert')).toHaveCount(0);
    expect((await looking.goto(`/${username}/no-such-board/`))?.status()).toBe(404);
    await expect(looking).toHaveURL(`/${username}/no-such-board/`);
  }
  await visitor.context().close();
});

test('[ROUTE-25] [ROUTE-26] [EMPTY-01] from empty lists Find ideas and Explore Pins lead home, and Find ideas of a business to its feed', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const leads = async (path: string, name: string, to: string) => {
    await open(page, `/${username}/${path}`);
    await expect(page.getByRole('heading', { name: "You haven't saved any Pins yet" })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await page.waitForURL(to);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  };
  for (const path of ['', '_saved/', '_self-profile/pins/']) await leads(path, 'Find ideas', '/');
  for (const path of ['_pins/', 'pins/']) await leads(path, 'Explore Pins', '/');
  await arrange('update users set is_partner = true where username = $1', [username]);
  for (const path of ['', '_saved/', '_self-profile/pins/']) await leads(path, 'Find ideas', '/homefeed');
  await leads('_pins/', 'Explore Pins', '/');
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

test('pages for making things ask visitors to log in first, and come back', async ({ page }) => {
  for (const path of [
    '/pin-builder/',
    '/board/create/',
    '/pin-creation-tool/',
    '/settings/account-settings/',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/login/' && url.searchParams.get('next') === path,
    );
  }
});
