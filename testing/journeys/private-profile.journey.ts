import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const REASON = 'Only approved followers can view their profile, Pins, boards, followers and following lists';

/** Pia of her own browser, with a private profile that has a board and a pin. */
async function piaOf(page: Page) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, 'Pia');
  await makeBoard(browser, 'Behind a wall');
  const pin = await makePin(browser, { title: 'Behind a wall too' });
  await callAs(browser, 'UserSettingsResource.update', { is_private_profile: true });
  const { id } = await callAs(browser, 'UserResource.get', { username });
  const { invite_code } = await callAs(browser, 'ProfileInviteResource.create', {});
  return { browser, username, id, pin, code: invite_code };
}

const main = (page: Page) => page.getByRole('main');
const closed = (page: Page) => main(page).getByRole('heading', { name: 'This profile is private' });

test('who asks to follow a private profile sees it once they are accepted', async ({ page }) => {
  const pia = await piaOf(page);
  await signUpFresh(page, 'Nora');
  await open(page, `/${pia.username}/`);
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
  await expect(main(pia.browser).getByText('Follows you now')).toBeVisible();
  await open(page, `/${pia.username}/_saved/`);
  await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
  await expect(closed(page)).toHaveCount(0);
  await pia.browser.context().close();
});

test('[ERR-04] [PRIVATE-05] [PRIVATE-08] a lock says that a profile is private, and tells what that means', async ({
  page,
}) => {
  const pia = await piaOf(page);
  await signUpFresh(page, 'Nora');
  await open(page, `/${pia.username}/`);
  const mark = main(page).getByRole('button', { name: 'Private profile' });
  await expect(mark.locator('svg')).toBeVisible();
  await mark.click();
  const dialog = page.getByRole('dialog', { name: 'This profile is private' });
  await expect(dialog).toContainText(REASON);
  await expectAccessible(page, '[role="dialog"]');
  await open(pia.browser, `/${pia.username}/`);
  await main(pia.browser).getByRole('button', { name: 'Your profile is private' }).click();
  const own = pia.browser.getByRole('dialog', { name: 'Your profile is private' });
  await expect(own).toContainText('Only approved followers can view your profile');
  await own.getByRole('link', { name: 'Privacy settings' }).click();
  await pia.browser.waitForURL('/settings/privacy/');
  await pia.browser.context().close();
});

test('a profile turns private in the settings, and with it what everybody saw a moment before', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const pin = await makePin(page, { title: 'Open until now' });
  const visitor = await visitorOf(page);
  // Twice, so that the page is one that the server keeps.
  for (let time = 0; time < 2; time += 1) {
    await open(visitor, `/${username}/_saved/`);
    await expect(main(visitor).getByText('Open until now')).toBeVisible();
    expect((await visitor.goto(`/pin/${pin.id}/`))?.status()).toBe(200);
  }
  await open(page, '/settings/privacy/');
  const saved = page.waitForResponse('**/resource/UserSettingsResource/update/');
  await page.getByRole('switch', { name: /Private profile/ }).click();
  await saved;
  await expect(page.getByRole('button', { name: 'Share invite link' })).toBeVisible();
  await expectAccessible(page, 'main');
  await open(visitor, `/${username}/_saved/`);
  await expect(closed(visitor)).toBeVisible();
  expect((await visitor.goto(`/pin/${pin.id}/`))?.status()).toBe(404);
  await visitor.context().close();
});

test('[PRIVATE-09] [PRIVATE-10] [FOLLOW-05] whoever is invited is asked to follow by name, and then to share', async ({
  page,
}) => {
  const pia = await piaOf(page);
  await signUpFresh(page, 'Nora');
  const landed = page.waitForRequest('**/v3/invite_code/attribution/land/');
  const redeemed = page.waitForRequest('**/v3/invite_code/*/redeem/');
  await open(page, `/${pia.username}/?invite_code=${pia.code}`);
  expect((await landed).postDataJSON()).toEqual({
    invite_code: encodeURIComponent(encodeURIComponent(pia.code)),
  });
  expect((await redeemed).postDataJSON()).toEqual({});
  const prompt = page.getByRole('dialog', { name: 'Follow Pia?' });
  await prompt.getByRole('button', { name: 'Follow Pia' }).click();
  const upsell = page.getByRole('dialog', { name: 'You follow Pia now' });
  await upsell.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    main(page)
      .getByRole('button', { name: /^Following Pia/ })
      .first(),
  ).toBeVisible();
  await pia.browser.context().close();
});

test('[FOLLOW-04] whoever is followed back is asked to write', async ({ page }) => {
  const pia = await piaOf(page);
  const username = await signUpFresh(page, 'Nora');
  const { id } = await callAs(page, 'UserResource.get', { username });
  await callAs(pia.browser, 'UserFollowResource.create', { user_id: id });
  await open(page, `/${pia.username}/?invite_code=${pia.code}`);
  await page.getByRole('dialog', { name: 'Follow Pia?' }).getByRole('button', { name: 'Follow Pia' }).click();
  const upsell = page.getByRole('dialog', { name: 'Say hello to Pia' });
  await upsell.getByRole('button', { name: 'Message' }).click();
  await page.waitForURL(/\/conversation\/\d+/);
  await pia.browser.context().close();
});

test('[PRIVATE-11] an invite that is worth nothing leads home with the reason', async ({ page }) => {
  const pia = await piaOf(page);
  await signUpFresh(page, 'Nora');
  await callAs(pia.browser, 'ProfileInviteResource.delete', {});
  await page.goto(`/${pia.username}/?invite_code=${pia.code}`);
  await page.waitForURL('/');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'This invite link is no longer valid.',
  );
  await pia.browser.context().close();
});

test('an invite of somebody else asks nobody to follow them here', async ({ page }) => {
  const pia = await piaOf(page);
  const vera = await visitorOf(page);
  await signUpFresh(vera, 'Vera');
  const { invite_code } = await callAs(vera, 'ProfileInviteResource.create', {});
  await signUpFresh(page, 'Nora');
  await page.goto(`/${pia.username}/?invite_code=${invite_code}`);
  await page.waitForURL('/');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'This invite link is for another profile.',
  );
  await expect(page.getByRole('dialog', { name: /^Follow/ })).toHaveCount(0);
  for (const browser of [pia.browser, vera]) await browser.context().close();
});

test('a code that is worth nothing makes a follow of a public profile like any other', async ({ page }) => {
  const vera = await visitorOf(page);
  const username = await signUpFresh(vera, 'Vera');
  await signUpFresh(page, 'Nora');
  await open(page, `/${username}/?invite_code=no-such-code`);
  const followed = page.waitForResponse('**/resource/UserFollowResource/create/');
  await main(page)
    .getByRole('button', { name: /^Follow Vera/ })
    .first()
    .click();
  await followed;
  await expect(
    main(page)
      .getByRole('button', { name: /^Following Vera/ })
      .first(),
  ).toBeVisible();
  // What it opens after a good code is there with the answer.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await vera.context().close();
});

test('an invite that was ended leads nobody away who follows already', async ({ page }) => {
  const pia = await piaOf(page);
  await signUpFresh(page, 'Nora');
  await callAs(page, 'UserFollowResource.create', { user_id: pia.id, invite_code: pia.code });
  await callAs(pia.browser, 'ProfileInviteResource.delete', {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const landed = page.waitForResponse('**/v3/invite_code/attribution/land/');
  await open(page, `/${pia.username}/?invite_code=${pia.code}`);
  await landed;
  await expect(main(page).getByText('Behind a wall').first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/redeem/'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
  await pia.browser.context().close();
});

test('[API-20] whatever page somebody lands on with an invite code, it is noted', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  for (const path of ['/', '/settings/', `/${username}/_followers/`]) {
    const landed = page.waitForRequest('**/v3/invite_code/attribution/land/');
    await page.goto(`${path}?invite_code=a%2Fb`);
    expect((await landed).postDataJSON()).toEqual({ invite_code: 'a%252Fb' });
  }
});

test('[PRIVATE-12] whoever is not signed in redeems nothing', async ({ page }) => {
  const pia = await piaOf(page);
  const visitor = await visitorOf(page);
  const limited = await visitorOf(page);
  const name = await signUpFresh(limited, 'Lea');
  await arrange(
    'update sessions set is_limited = true where account_id = (select id from accounts where username = $1)',
    [name],
  );
  for (const who of [visitor, limited]) {
    const asked: string[] = [];
    who.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const landed = who.waitForResponse('**/v3/invite_code/attribution/land/');
    await open(who, `/${pia.username}/?invite_code=${pia.code}`);
    await landed;
    await who.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/redeem/'))).toEqual([]);
    await expect(closed(who)).toBeVisible();
    await expect(who.getByRole('dialog')).toHaveCount(0);
    await who.context().close();
  }
  await pia.browser.context().close();
});
