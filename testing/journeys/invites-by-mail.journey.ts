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
  await owner.getByRole('button', { name: 'Collaborators' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Collaborators' });
  await dialog.getByLabel('Username or email').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(owner, 'Invitation sent')).toBeVisible();
  return { owner, dialog, path };
}

test('[INVITE-14] an invite by mail names who invites, as no other link does, and is declined without an account, withdrawn by its owner, or accepted by who signs up', async ({
  page,
}) => {
  const [first, second, third, mia] = [somebody(), somebody(), somebody(), somebody()];
  const { owner, dialog, path } = await inviteByMail(page, first.email);
  const people = dialog.getByRole('listitem');
  await expect(people).toHaveText([/Olga Journey/, /m…@example.com.*Invited/]);
  await expectStill(owner);
  await expectAccessible(owner, '[role=dialog]');
  const openLink = async (email: string) => {
    const link = new URL(await mailedLink(email));
    await open(page, link.pathname + link.search);
  };
  const invite = async (email: string) => {
    await dialog.getByLabel('Username or email').fill(email);
    await dialog.getByRole('button', { name: 'Invite' }).click();
  };

  await test.step('declined', async () => {
    await openLink(first.email);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(toast(page, 'Invitation declined')).toBeVisible();
    await openLink(first.email);
    await expect(title(page)).toHaveText('This invitation is no longer valid');
    await expectAccessible(page, 'main');
  });

  await test.step('withdrawn, and there once where that fails while the list is read anew', async () => {
    await invite('mia@');
    await expect(dialog.getByText('Enter an email address like name@example.com.')).toBeVisible();
    const listed = owner.waitForResponse(/BoardEmailInvitesResource\/get/);
    await invite(second.email);
    await listed;
    await expect(people).toHaveText([/Olga/, /m…@example.com/]);
    const failing = Promise.withResolvers<void>();
    await owner.route('**/resource/BoardEmailInviteResource/delete/', async (route) => {
      await failing.promise;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Withdraw: m…@example.com' }).click();
    await expect(people).toHaveCount(1);
    await invite(third.email);
    await expect(people).toHaveCount(3);
    failing.resolve();
    await expect(toast(owner, 'You seem to be offline.')).toBeVisible();
    await expect(people).toHaveText([/Olga/, /m…@example.com/, /m…@example.com/]);
    await owner.unroute('**/resource/BoardEmailInviteResource/delete/');
    for (const left of [2, 1]) {
      const done = owner.waitForResponse(/BoardEmailInviteResource\/delete/);
      await dialog.getByRole('button', { name: 'Withdraw: m…@example.com' }).first().click();
      await expect(people).toHaveCount(left);
      await done;
    }
    await openLink(second.email);
    await expect(title(page)).toHaveText('This invitation is no longer valid');
  });

  await test.step('accepted by who signs up, who works on the board then', async () => {
    await invite(mia.email);
    await openLink(mia.email);
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
    await openLink(mia.email);
    await expect(title(page)).toHaveText('This invitation is no longer valid');
  });

  await test.step('a visitor with a link that proves no invite is told of nobody', async () => {
    const visitor = await visitorOf(page);
    for (const board of [path, '/nobody_here/nothing/']) {
      await open(visitor, `/${mia.name}/?accept_invite=true&board_url=${encodeURIComponent(board)}`);
      await expectAskedByNobody(visitor);
    }
    await visitor.context().close();
  });
  await owner.context().close();
});

/** Anybody can make such a link: it is no proof that anybody in particular invites. */
async function expectAskedByNobody(visitor: Page): Promise<void> {
  const asked = visitor.getByRole('dialog', { name: /invited you to join their board$/ });
  await expect(asked).toHaveAccessibleName('Your friends invited you to join their board');
  await expect(asked).not.toContainText('Olga');
}

/** Olga invites Mia to two boards, and possibly to more. */
async function twoInvites(page: Page) {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const mia = await signUpFresh(page, 'Mia');
  const invite = async (name: string) => {
    const { id: board_id } = await makeBoard(owner, name);
    await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
  };
  for (const name of ['Lamps', 'Tiles']) await invite(name);
  const at = (board: string, more = '') =>
    `/${mia}/?accept_invite=true&board_url=${encodeURIComponent(`/${olga}/${board}/`)}${more}`;
  return { olga, mia, at, invite };
}

const cards = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('article');
const bare = (mia: string) => (url: URL) => url.pathname === `/${mia}/` && url.search === '';

test('[ROUTE-31] [ROUTE-32] [ROUTE-33] the address of a profile accepts the invite it names for its owner, and asks visitors to log in', async ({
  page,
}) => {
  const { mia, at, invite } = await twoInvites(page);

  await test.step('nobody else accepts', async () => {
    const visitor = await visitorOf(page);
    await open(visitor, at('tiles'));
    await expectAskedByNobody(visitor);
    await expectStill(visitor);
    await expectAccessible(visitor, '[role=dialog]');
    await signUpFresh(visitor, 'Chi');
    await open(visitor, at('tiles', '&seamless=true'));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Mia Journey' })).toBeVisible();
    await open(page, `/${mia}/`);
    await expect(cards(page)).toHaveCount(2);
    await visitor.context().close();
  });

  await open(page, at('tiles', '&seamless=true'));
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
  await expect(cards(page)).toHaveText([/Lamps/]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Also on the pages of what one has saved.
  await page.goto(at('lamps', '&message=Welcome').replace('/?', '/_self-profile/boards/?'));
  await expect(toast(page, 'Welcome')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Join “Lamps”?' });
  await expect(dialog).toContainText('Olga Journey invited you');
  await expectStill(page);
  await expectAccessible(page, '[role=dialog]');
  await expect(cards(page)).toHaveText([/Lamps/]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
  await expect(cards(page)).toHaveCount(0);

  await invite('Chairs');
  await page.goto(at('chairs', '&seamless=1').replace('/?accept_invite=true', '/_boards/?accept_invite=1'));
  await expect(toast(page, "You're in! Save Pins, plan with collaborators, and more!")).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
  await expect(cards(page)).toHaveCount(0);

  await page.goto(at('lamps', '&seamless=true'));
  await expect(toast(page, 'Invalid Invite')).toBeVisible();
  await expect(page).toHaveURL(bare(mia));
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
  await reader.getByRole('button', { name: 'Stop invitations' }).click();
  await expect(title(reader)).toHaveText('Invitations stopped');
  await expect(reader.getByRole('status')).toContainText("You won't get any more invitations");
  await open(reader, `${new URL(last).pathname}?token=x`);
  await reader.getByRole('button', { name: 'Stop invitations' }).click();
  await expect(toast(reader, "This link isn't valid.")).toBeVisible();
  await reader.context().close();
});
