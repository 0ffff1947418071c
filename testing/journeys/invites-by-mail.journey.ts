import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { mailedLink, mailedLinks, signUp, somebody } from './entering.ts';
import { expectAccessible, expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Olga invites an address to a secret board, in the dialog of its people. */
async function inviteByMail(page: Page, email: string) {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const { id: board_id } = await makeBoard(owner, 'Garden plans', 1);
  await callAs(owner, 'BoardResource.update', { board_id, privacy: 'secret' });
  const path = `/${olga}/garden-plans/`;
  await open(owner, path);
  await owner.getByRole('button', { name: 'People of this board' }).click();
  const dialog = owner.getByRole('dialog', { name: 'People of this board' });
  await dialog.getByLabel('Username or email').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(owner, 'Invitation sent')).toBeVisible();
  return { owner, dialog, path };
}

test('who is invited by mail sees the invite, signs up, and works on the board', async ({ page }) => {
  const mia = somebody();
  const { owner, dialog, path } = await inviteByMail(page, mia.email);
  await expect(dialog.getByRole('listitem')).toHaveText([/Olga Journey/, /m…@example.com.*Invited/]);
  await expectStill(owner);
  await expectAccessible(owner, '[role=dialog]');

  const link = new URL(await mailedLink(mia.email));
  await open(page, link.pathname + link.search);
  await expect(title(page)).toHaveText('Olga Journey invited you to join their board');
  await expect(page.getByText('Garden plans')).toBeVisible();
  await expect(page.locator('main img[srcset]')).toHaveCount(1);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  const signup = await page.getByRole('link', { name: 'Sign up' }).last().getAttribute('href');
  await signUp(page, mia, (signup ?? '').replace('/signup/', ''));
  await expect(title(page)).toHaveText('Olga Journey invited you to join their board');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(title(page)).toHaveText('Garden plans');
  await expect(page).toHaveURL((url) => url.pathname === path);

  await open(page, link.pathname + link.search);
  await expect(title(page)).toHaveText('This invitation is no longer valid');
  await expectAccessible(page, 'main');
});

test('an invite by mail is declined without an account, and withdrawn by its owner', async ({ page }) => {
  const [first, second] = [somebody(), somebody()];
  const { owner, dialog } = await inviteByMail(page, first.email);
  const link = new URL(await mailedLink(first.email));
  await open(page, link.pathname + link.search);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Invitation declined')).toBeVisible();
  await open(page, link.pathname + link.search);
  await expect(title(page)).toHaveText('This invitation is no longer valid');

  await dialog.getByLabel('Username or email').fill('mia@');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await dialog.getByLabel('Username or email').fill(second.email);
  const listed = owner.waitForResponse(/BoardEmailInvitesResource\/get/);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await listed;
  await expect(dialog.getByRole('listitem')).toHaveText([/Olga/, /m…@example.com/]);
  await owner.route('**/resource/BoardEmailInviteResource/delete/', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Withdraw: m…@example.com' }).click();
  await expect(toast(owner, 'You seem to be offline.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await owner.unroute('**/resource/BoardEmailInviteResource/delete/');
  const done = owner.waitForResponse(/BoardEmailInviteResource\/delete/);
  await dialog.getByRole('button', { name: 'Withdraw: m…@example.com' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await done;
  const withdrawn = new URL(await mailedLink(second.email));
  await open(page, withdrawn.pathname + withdrawn.search);
  await expect(title(page)).toHaveText('This invitation is no longer valid');
});

/** Olga invites Mia to two boards. */
async function twoInvites(page: Page) {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const mia = await signUpFresh(page, 'Mia');
  for (const name of ['Lamps', 'Tiles']) {
    const { id: board_id } = await makeBoard(owner, name);
    await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
  }
  const at = (board: string, more = '') =>
    `/${mia}/?accept_invite=true&board_url=${encodeURIComponent(`/${olga}/${board}/`)}${more}`;
  return { olga, mia, at };
}

const cards = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('article');
const bare = (mia: string) => (url: URL) => url.pathname === `/${mia}/` && url.search === '';

test('[ROUTE-31] [ROUTE-32] [ROUTE-33] the address of the own profile accepts the invite to the board it names', async ({
  page,
}) => {
  const { mia, at } = await twoInvites(page);
  await open(page, at('tiles', '&seamless=true'));
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
  await expect(cards(page)).toHaveText([/Lamps/]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(at('lamps'));
  const dialog = page.getByRole('dialog', { name: 'Join “Lamps”?' });
  await expect(dialog).toContainText('Olga Journey invites you');
  await expectStill(page);
  await expectAccessible(page, '[role=dialog]');
  await expect(cards(page)).toHaveText([/Lamps/]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
  await expect(cards(page)).toHaveCount(0);

  await page.goto(at('lamps', '&seamless=true'));
  await expect(toast(page, 'Invalid Invite')).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
});

test('[INVITE-14] a visitor who arrives with an invite is asked to log in, by who invites where that is known', async ({
  page,
}) => {
  const { at, mia } = await twoInvites(page);
  const visitor = await visitorOf(page);
  await open(visitor, at('tiles'));
  const known = visitor.getByRole('dialog', { name: 'Olga Journey invited you to join their board' });
  await expect(known).toBeVisible();
  await expectStill(visitor);
  await expectAccessible(visitor, '[role=dialog]');
  await open(visitor, `/${mia}/?accept_invite=true&board_url=/nobody_here/nothing/`);
  const unknown = visitor.getByRole('dialog', { name: 'Your friends invited you to join their board' });
  await expect(unknown).toBeVisible();
  const stranger = await visitorOf(page);
  await signUpFresh(stranger, 'Chi');
  await open(stranger, at('tiles', '&seamless=true'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Mia Journey' })).toBeVisible();
  await open(page, `/${mia}/`);
  await expect(cards(page)).toHaveCount(2);
});

test('an address whose withdrawal fails while the list is read anew stands there once', async ({ page }) => {
  const [first, second] = [somebody(), somebody()];
  const { owner, dialog } = await inviteByMail(page, first.email);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await owner.route('**/resource/BoardEmailInviteResource/delete/', async (route) => {
    await failing;
    await route.abort();
  });
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Username or email').fill(second.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  fail();
  await expect(toast(owner, 'You seem to be offline.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/Olga/, /m…@example.com/, /m…@example.com/]);
});

test('an address is invited in the settings, and its reader stops invitations without an account', async ({
  page,
}) => {
  const reader = await visitorOf(page);
  const { email } = somebody();
  const username = await signUpFresh(page, 'Nora');
  await open(page, '/settings/privacy/');
  const field = page.getByLabel('Invite by email');
  const send = page.getByRole('button', { name: 'Send invitation' });
  await expect(send).toBeDisabled();
  await field.fill('nobody');
  await send.click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await field.fill(email);
  await field.press('Enter');
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await expect(field).toHaveValue('');

  const { first, last } = await mailedLinks(email);
  await open(reader, first.slice(new URL(first).origin.length));
  await expect(reader).toHaveURL((url) => url.pathname === `/${username}/`);
  await open(reader, last.slice(new URL(last).origin.length));
  await expect(title(reader)).toHaveText('Stop invitations?');
  await expectAccessible(reader, 'main');
  await reader.getByRole('button', { name: 'Stop invitations' }).click();
  await expect(title(reader)).toHaveText('Invitations stopped');
  await expect(reader.getByRole('status')).toContainText("You won't get any more invitations");
  await open(reader, `${new URL(last).pathname}?token=x`);
  await reader.getByRole('button', { name: 'Stop invitations' }).click();
  await expect(toast(reader, 'This link is not valid.')).toBeVisible();
  await reader.context().close();
});
