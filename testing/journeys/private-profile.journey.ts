import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const REASON = 'Only approved followers can view their profile, Pins, boards, followers and following lists';

/** Pia of her own browser, whose profile has a board and a pin. */
async function piaOf(page: Page) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, 'Pia');
  await makeBoard(browser, 'Behind a wall');
  const pin = await makePin(browser, { title: 'Behind a wall too' });
  const { id } = await callAs(browser, 'UserResource.get', { username });
  return { browser, username, id, pin };
}

/** The same with a private profile, and the code that invites to follow her. */
async function privatePiaOf(page: Page) {
  const pia = await piaOf(page);
  await callAs(pia.browser, 'UserSettingsResource.update', { is_private_profile: true });
  const { invite_code } = await callAs(pia.browser, 'ProfileInviteResource.create', {});
  return { ...pia, code: invite_code };
}

/** Somebody else who is signed in in a browser of their own. */
async function memberOf(page: Page, firstName: string) {
  const browser = await visitorOf(page);
  return { browser, username: await signUpFresh(browser, firstName) };
}

const main = (page: Page) => page.getByRole('main');
const closed = (page: Page) => main(page).getByRole('heading', { name: 'This profile is private' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Notes from now on which paths this browser asks for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('[ERR-04] [PRIVATE-05] [PRIVATE-08] a profile turns private in the settings, a lock on it tells what that means, and who asks to follow sees it once they are accepted', async ({
  page,
}) => {
  const pia = await piaOf(page);

  await test.step('what everybody saw a moment before is private', async () => {
    const visitor = await visitorOf(page);
    // Twice, so that the page is one that the server keeps.
    for (let time = 0; time < 2; time += 1) {
      await open(visitor, `/${pia.username}/_saved/`);
      await expect(main(visitor).getByText('Behind a wall too')).toBeVisible();
      expect((await visitor.request.get(`/pin/${pia.pin.id}/`)).status()).toBe(200);
    }
    await open(pia.browser, '/settings/privacy/');
    const saved = pia.browser.waitForResponse('**/resource/UserSettingsResource/update/');
    await pia.browser.getByRole('switch', { name: /Private profile/ }).click();
    await saved;
    await expect(pia.browser.getByRole('button', { name: 'Share invite link' })).toBeVisible();
    await expectAccessible(pia.browser, 'main');
    await open(visitor, `/${pia.username}/_saved/`);
    await expect(closed(visitor)).toBeVisible();
    expect((await visitor.request.get(`/pin/${pia.pin.id}/`)).status()).toBe(404);
    await visitor.context().close();
  });

  await test.step('a lock tells what that means', async () => {
    await signUpFresh(page, 'Nora');
    await open(page, `/${pia.username}/`);
    const mark = main(page).getByRole('button', { name: 'Private profile' });
    await expect(mark.locator('svg')).toBeVisible();
    await mark.click();
    const dialog = page.getByRole('dialog', { name: 'This profile is private' });
    await expect(dialog).toContainText(REASON);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open(pia.browser, `/${pia.username}/`);
    await main(pia.browser).getByRole('button', { name: 'Your profile is private' }).click();
    const own = pia.browser.getByRole('dialog', { name: 'Your profile is private' });
    await expect(own).toContainText('Only approved followers can view your profile');
    await own.getByRole('link', { name: 'Privacy settings' }).click();
    await pia.browser.waitForURL('/settings/privacy/');
  });

  await expect(closed(page)).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Follow Pia/ })
    .click();
  await expect(main(page).getByRole('button', { name: /^Requested/ })).toBeVisible();
  await open(pia.browser, '/news/');
  await expect
    .poll(async () => {
      await pia.browser.reload();
      return main(pia.browser).getByText('wants to follow you').count();
    })
    .toBe(1);
  const accepted = pia.browser.waitForResponse('**/resource/FollowRequestAcceptResource/update/');
  await main(pia.browser)
    .getByRole('button', { name: /^Accept Nora/ })
    .click();
  await accepted;
  await expect(main(pia.browser).getByText('Now follows you')).toBeVisible();
  await open(page, `/${pia.username}/_saved/`);
  await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
  await expect(closed(page)).toHaveCount(0);
  await pia.browser.context().close();
});

test('[PRIVATE-09] [PRIVATE-10] [PRIVATE-11] [FOLLOW-04] [FOLLOW-05] whoever is invited is asked to follow by name, and then to share or to write; one that was ended leads home, but nobody who follows', async ({
  page,
}) => {
  const pia = await privatePiaOf(page);
  const invite = `/${pia.username}/?invite_code=${pia.code}`;
  const follow = (who: Page) =>
    who.getByRole('dialog', { name: 'Follow Pia?' }).getByRole('button', { name: 'Follow Pia' }).click();

  await test.step('who follows is asked to share', async () => {
    await signUpFresh(page, 'Nora');
    const landed = page.waitForRequest('**/v3/invite_code/attribution/land/');
    const redeemed = page.waitForRequest('**/v3/invite_code/*/redeem/');
    await open(page, invite);
    expect((await landed).postDataJSON()).toEqual({
      invite_code: encodeURIComponent(encodeURIComponent(pia.code)),
    });
    expect((await redeemed).postDataJSON()).toEqual({});
    const answer = Promise.withResolvers<void>();
    await page.route('**/resource/UserFollowResource/create/', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await follow(page);
    // At once, like the button of the profile.
    const following = main(page).getByRole('button', { name: /^Following Pia/ });
    await expect(following.first()).toBeVisible();
    answer.resolve();
    const upsell = page.getByRole('dialog', { name: "You're now following Pia" });
    await upsell.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(following.first()).toBeVisible();
  });

  await test.step('who is followed back is asked to write, unless they have turned messages off', async () => {
    const olga = await memberOf(page, 'Olga');
    const { id } = await callAs(page, 'UserResource.get', { username: olga.username });
    await callAs(pia.browser, 'UserFollowResource.create', { user_id: id });
    await open(olga.browser, invite);
    await follow(olga.browser);
    const upsell = olga.browser.getByRole('dialog', { name: 'Say hello to Pia' });
    await upsell.getByRole('button', { name: 'Message' }).click();
    await olga.browser.waitForURL(/\/conversation\/\d+/);
    await callAs(olga.browser, 'UserFollowResource.delete', { user_id: pia.id });
    await arrange('update users set should_show_messaging = false where id = $1', [id]);
    // A request that still waits changes nothing.
    await callAs(olga.browser, 'UserFollowResource.create', { user_id: pia.id });
    await open(olga.browser, invite);
    await follow(olga.browser);
    await expect(olga.browser.getByRole('dialog', { name: "You're now following Pia" })).toBeVisible();
    await olga.browser.context().close();
  });

  await callAs(pia.browser, 'ProfileInviteResource.delete', {});

  await test.step('one that was ended leads nobody away who follows already', async () => {
    const asked = askedBy(page);
    const landed = page.waitForResponse('**/v3/invite_code/attribution/land/');
    await open(page, invite);
    await landed;
    await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/redeem/'))).toEqual([]);
    await expect(messages(page)).toHaveText('');
  });

  await test.step('and anybody else home, with the reason', async () => {
    const mia = await memberOf(page, 'Mia');
    await open(mia.browser, '/topics/');
    await mia.browser.goto(invite);
    await mia.browser.waitForURL('/');
    await expect(messages(mia.browser)).toContainText('This invite link is no longer valid.');
    await mia.browser.goBack();
    await mia.browser.waitForURL('/topics/');
    await mia.browser.context().close();
  });
  await pia.browser.context().close();
});

test('[API-20] [PRIVATE-12] an invite is noted on whatever page one lands, is for one profile only, and is redeemed by nobody who is not signed in', async ({
  page,
}) => {
  const pia = await privatePiaOf(page);
  const vera = await memberOf(page, 'Vera');
  const username = await signUpFresh(page, 'Nora');

  await test.step('whatever page somebody lands on, it is noted', async () => {
    const missing = ['/no/such/page/at/all/', '/pin/1/', `/${username}/no-such-board/`, '/nobody-here-9/'];
    for (const path of ['/', '/settings/', `/${username}/_followers/`, ...missing]) {
      const landed = page.waitForRequest('**/v3/invite_code/attribution/land/');
      await page.goto(`${path}?invite_code=a%2Fb`);
      expect((await landed).postDataJSON()).toEqual({ invite_code: 'a%252Fb' });
    }
  });

  await test.step('one of somebody else asks nobody to follow them here', async () => {
    const { invite_code } = await callAs(vera.browser, 'ProfileInviteResource.create', {});
    await page.goto(`/${pia.username}/?invite_code=${invite_code}`);
    await page.waitForURL('/');
    await expect(messages(page)).toContainText('This invite link is for another profile.');
    await expect(page.getByRole('dialog', { name: /^Follow/ })).toHaveCount(0);
  });

  await test.step('with a code that is worth nothing a public profile is followed like any other', async () => {
    await open(page, `/${vera.username}/?invite_code=no-such-code`);
    const followed = page.waitForResponse('**/resource/UserFollowResource/create/');
    const follow = (name: RegExp) => main(page).getByRole('button', { name }).first();
    await follow(/^Follow Vera/).click();
    await followed;
    await expect(follow(/^Following Vera/)).toBeVisible();
    // What it opens after a good code is there with the answer.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('whoever is not signed in redeems nothing', async () => {
    const limited = await memberOf(page, 'Lea');
    await arrange(
      'update sessions set is_limited = true where account_id = (select id from accounts where username = $1)',
      [limited.username],
    );
    for (const who of [await visitorOf(page), limited.browser]) {
      const asked = askedBy(who);
      const landed = who.waitForResponse('**/v3/invite_code/attribution/land/');
      await open(who, `/${pia.username}/?invite_code=${pia.code}`);
      await landed;
      await who.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.endsWith('/redeem/'))).toEqual([]);
      await expect(closed(who)).toBeVisible();
      await expect(who.getByRole('dialog')).toHaveCount(0);
      await who.context().close();
    }
  });
  for (const { browser } of [pia, vera]) await browser.context().close();
});
