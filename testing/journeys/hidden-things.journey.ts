import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** A secret board with a section and a pin in each, and a public board with a pin. */
async function makeThings(page: Page) {
  const secret = await callAs(page, 'BoardResource.create', { name: 'Presents', privacy: 'secret' });
  const section = await callAs(page, 'BoardSectionResource.create', {
    board_id: secret.id,
    name: 'For Olga',
  });
  const hidden = await makePin(page, { board_id: secret.id, title: 'A red bicycle' });
  const inSection = await makePin(page, {
    board_id: secret.id,
    section: section.id,
    title: 'A blue bicycle',
  });
  const open = await makeBoard(page, 'Kitchens', 1);
  return { secret, hidden, inSection, open };
}

async function expectMissing(page: Page, path: string) {
  expect((await open(page, path))?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: "We couldn't find that page." })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/bicycle|Presents/);
}

test('[BOARDS-27] a secret board, its sections and its pins are nowhere to be found but by their owner', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const { secret, hidden, inSection } = await makeThings(page);
  const visitor = await visitorOf(page);
  const member = await visitorOf(page);
  await signUpAnew(member, 'Olga');
  const addresses = [
    secret.url,
    `${secret.url}for-olga/`,
    `/pin/${hidden.id}/`,
    `/pin/${hidden.id}/repin/`,
    `/pin/${inSection.id}/`,
  ];
  for (const stranger of [visitor, member]) {
    for (const path of addresses) await expectMissing(stranger, path);
    for (const path of [
      '/',
      `/${username}/_saved/`,
      `/${username}/_created/`,
      `/${username}/_boards/`,
      `/${username}/pins/`,
    ]) {
      await stranger.goto(path);
      await expect(stranger.locator('body'), path).not.toContainText(/bicycle|Presents/);
    }
    await stranger.context().close();
  }
  for (const path of addresses) expect((await page.goto(path))?.status(), path).toBe(200);
});

test('what is deleted is missing for everybody at once', async ({ page }) => {
  await signUpAnew(page, 'Nora');
  const { open: board } = await makeThings(page);
  const [pin] = await callAs(page, 'BoardFeedResource.get', { board_id: board.id });
  const visitor = await visitorOf(page);
  for (const path of [board.url, `/pin/${pin?.id}/`]) {
    expect((await visitor.goto(path))?.status()).toBe(200);
  }
  await callAs(page, 'BoardResource.delete', { board_id: board.id });
  for (const path of [board.url, `/pin/${pin?.id}/`]) {
    expect((await visitor.goto(path))?.status(), path).toBe(404);
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await visitor.context().close();
});

test('a public board that turns secret is closed to those who had it open', async ({ page }) => {
  await signUpAnew(page, 'Nora');
  const { open: board } = await makeThings(page);
  const visitor = await visitorOf(page);
  expect((await visitor.goto(board.url))?.status()).toBe(200);
  await callAs(page, 'BoardResource.update', { board_id: board.id, privacy: 'secret' });
  expect((await visitor.reload())?.status()).toBe(404);
  expect((await page.goto(board.url))?.status()).toBe(200);
  await expect(page.getByText('Secret board')).toBeVisible();
  await visitor.context().close();
});

test('addresses that nothing understands are missing too, and no error', async ({ page }) => {
  for (const path of [
    '/pin/0/',
    '/pin/abc/',
    '/pin/99999999999999999999/',
    '/no/such/page/here/',
    '/%F0%9F%8C%BF/x/',
  ]) {
    await expectMissing(page, path);
  }
});
