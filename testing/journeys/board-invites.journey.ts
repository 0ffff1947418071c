import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Olga owns boards and invites Mia to some of them. */
async function twoPeople(page: Page) {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const mia = await signUpFresh(page, 'Mia');
  const invite = async (name: string, privacy: 'public' | 'secret' = 'public') => {
    const { id: board_id } = await makeBoard(owner, name, name === 'Garden plans' ? 1 : 0);
    if (privacy === 'secret') await callAs(owner, 'BoardResource.update', { board_id, privacy });
    await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
    return board_id;
  };
  return { owner, olga, mia, invite };
}

test('[INVITE-05] [INVITE-09] an invite is a card where the wall begins, and accepting it lets one onto the board', async ({
  page,
}) => {
  const { olga, mia, invite } = await twoPeople(page);
  await invite('Garden plans', 'secret');
  await makePin(page);
  await open(page, `/${mia}/_saved/`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Garden plans');
  await expect(cards(page)).toContainText(/Olga Journey invited you (now|\d+ min)/);
  await expect(cards(page).locator('img[srcset]')).toHaveCount(1);
  await expect(cards(page).getByRole('button')).toHaveText(['Decline', 'Accept']);
  for (const width of [1000, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    const wall = await page.getByRole('list', { name: 'Saved Pins' }).boundingBox();
    const invites = await page.getByRole('list', { name: 'Invitations' }).boundingBox();
    const last = await page.getByRole('link', { name: 'Select Pins' }).boundingBox();
    expect(invites?.x).toBeCloseTo(wall?.x ?? Number.NaN, 0);
    expect(wall?.y).toBeLessThan(740);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((wall?.x ?? 0) + (wall?.width ?? 0), 0);
  }
  const answering = '**/resource/BoardInviteResource/update/';
  await page.route(answering, (route) => route.abort());
  await cards(page).getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'You seem to be offline.')).toBeVisible();
  await expect(cards(page)).toHaveText([/Garden plans/]);
  await page.unroute(answering);

  await page.clock.install();
  await cards(page).getByRole('button', { name: 'Accept' }).click();
  const joined = toast(page, "You're in! Save Pins, plan with collaborators, and more!");
  await expect(joined).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.clock.runFor(4500);
  await expect(joined).toBeVisible();
  await page.clock.runFor(1500);
  await expect(joined).toHaveCount(0);
  expect((await page.request.get(`/${olga}/garden-plans/`)).status()).toBe(200);
});

test('[ERR-04] [INVITE-06] [INVITE-07] a declined invite is gone, one whose board is gone is invalid, and who asks to join is let in', async ({
  page,
}) => {
  const { owner, olga, mia, invite } = await twoPeople(page);
  await invite('Tiles');
  const lamps = await invite('Lamps');
  const { id: cellar } = await makeBoard(page, 'Cellar');
  await guestOn(page, cellar);
  await open(owner, `/${mia}/cellar/`);
  await owner.getByRole('button', { name: 'Ask to join' }).click();
  await expect(owner.getByRole('button', { name: 'Requested' })).toBeVisible();

  for (const path of [`/${mia}/`, `/${mia}/_saved/`]) {
    await open(page, path);
    await expect(cards(page)).toHaveCount(3);
    const board = page.getByRole('list', { name: 'Boards' }).getByRole('listitem').first();
    const { x: start = 0 } = (await board.boundingBox()) ?? {};
    expect(start).toBeGreaterThan(100);
    expect((await cards(page).first().boundingBox())?.x).toBeCloseTo(start, 0);
  }
  await expectAccessible(page, 'main');
  await cards(page).filter({ hasText: 'Tiles' }).getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Invitation declined')).toBeVisible();
  await expect(cards(page)).toHaveText([/Lamps/, /Cellar.*Olga Journey wants to join/]);
  await callAs(owner, 'BoardResource.delete', { board_id: lamps });
  await cards(page).filter({ hasText: 'Lamps' }).getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'Invalid Invite')).toBeVisible();
  await expect(cards(page).getByRole('link', { name: 'Olga Journey' })).toHaveAttribute('href', `/${olga}/`);
  await cards(page).getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'Olga Journey can now save to “Cellar”.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await open(page, `/${mia}/_saved/`);
  await expect(cards(page)).toHaveCount(0);
  await open(owner, `/${mia}/cellar/`);
  await expect(owner.getByRole('button', { name: 'Collaborators' })).toBeVisible();
});

/** Somebody else works on this board of the page's person, which makes it a group board. */
async function guestOn(page: Page, board_id: string) {
  const guest = await visitorOf(page);
  const username = await signUpFresh(guest, 'Gus');
  await callAs(page, 'BoardInviteResource.create', { board_id, invited_username: username });
  await callAs(guest, 'BoardInviteResource.update', { board_id });
  return { guest, username };
}

test('[BOARDS-31] the owner invites and takes off; who could not be taken off stands where they stood', async ({
  page,
}) => {
  const mia = await signUpFresh(page, 'Mia');
  const { id: board_id } = await makeBoard(page, 'Shared');
  const { guest } = await guestOn(page, board_id);
  const other = await visitorOf(page);
  const zoe = await signUpFresh(other, 'Zoe');
  await open(page, `/${mia}/shared/`);
  await page.getByRole('button', { name: 'Collaborators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collaborators' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveText([/Mia Journey.*Owner/, /Gus Journey/]);
  await dialog.getByLabel('Username').fill('nobody_of_this_name');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('No one has this name.')).toBeVisible();
  await dialog.getByLabel('Username').fill(zoe);
  await dialog.getByLabel('Access', { exact: true }).selectOption('Can save');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(rows).toHaveText([/Mia/, /Gus/, /Zoe Journey.*Invited/]);
  await expect(dialog.getByLabel('What Zoe Journey can do')).toHaveValue('save');
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);

  const hold = Promise.withResolvers<void>();
  await page.route('**/resource/BoardCollaboratorResource/delete/', async (route) => {
    await hold.promise;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Remove: Gus Journey' }).click();
  await expect(rows).toHaveText([/Mia/, /Zoe/]);
  hold.resolve();
  await expect(rows).toHaveText([/Mia/, /Gus/, /Zoe/]);
  await page.unroute('**/resource/BoardCollaboratorResource/delete/');
  await dialog.getByRole('button', { name: 'Withdraw: Zoe Journey' }).click();
  await expect(rows).toHaveText([/Mia/, /Gus/]);

  await test.step('who could not be taken off while the list was read anew stands there once', async () => {
    const again = Promise.withResolvers<void>();
    await page.route('**/resource/BoardCollaboratorResource/delete/', async (route) => {
      await again.promise;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Remove: Gus Journey' }).click();
    await expect(rows).toHaveText([/Mia/]);
    await dialog.getByLabel('Username').fill(zoe);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(rows).toHaveText([/Mia/, /Gus/, /Zoe/]);
    again.resolve();
    await expect(toast(page, 'You seem to be offline.').last()).toBeVisible();
    await expect(rows).toHaveText([/Mia/, /Gus/, /Zoe/]);
  });

  await test.step('who works on a board can leave it', async () => {
    await open(guest, `/${mia}/shared/`);
    await guest.getByRole('button', { name: 'Collaborators' }).click();
    await guest.getByRole('button', { name: 'Leave board' }).click();
    await expect(guest.getByRole('dialog')).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Collaborators' })).toHaveCount(0);
  });
});
