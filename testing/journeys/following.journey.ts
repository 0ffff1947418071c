import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';

const FOLLOW = '**/resource/UserFollowResource/**';

/** A person of their own browser, with the id that others follow them by. */
async function personOf(page: Page, firstName: string) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, firstName);
  const { id } = await callAs(browser, 'UserResource.get', { username });
  return { browser, username, id };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('[FOLLOW-01] [FOLLOW-06] a person is followed and unfollowed at once, and nobody follows themselves', async ({
  page,
}) => {
  const ada = await personOf(page, 'Ada');
  const mine = await signUpFresh(page, 'Nora');
  await open(page, `/${ada.username}/`);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(FOLLOW, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, /^Follow Ada/).click();
  await expect(button(page, /^Following Ada/)).toHaveText('Following');
  letThrough();
  await expect
    .poll(async () => (await callAs(page, 'UserResource.get', { user_id: ada.id })).explicitly_followed_by_me)
    .toBe(true);
  await open(page, `/${ada.username}/`);
  await button(page, /^Following Ada/).click();
  await expect(button(page, /^Follow Ada/)).toBeVisible();
  await expect
    .poll(async () => (await callAs(page, 'UserResource.get', { user_id: ada.id })).explicitly_followed_by_me)
    .toBe(false);
  await open(page, `/${mine}/`);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(button(page, /Follow /)).toHaveCount(0);
  await expect(button(page, 'Profile options')).toHaveCount(0);
  await ada.browser.context().close();
});

test('[FOLLOW-02] a follow or unfollow that fails is taken back without a word', async ({ page }) => {
  const ada = await personOf(page, 'Ada');
  await signUpFresh(page, 'Nora');
  await page.route(FOLLOW, (route) => route.fulfill({ status: 503, body: '{}' }));
  for (const text of ['Follow', 'Following']) {
    if (text === 'Following') await callAs(page, 'UserFollowResource.create', { user_id: ada.id });
    await open(page, `/${ada.username}/`);
    const failed = page.waitForResponse(FOLLOW);
    const pressed = button(page, new RegExp(`^${text} Ada`));
    await pressed.click();
    await failed;
    await expect(pressed).toHaveText(text);
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
  }
  await ada.browser.context().close();
});

test('what was pressed for one person says nothing of the next', async ({ page }) => {
  const ada = await personOf(page, 'Ada');
  const bea = await personOf(page, 'Bea');
  await callAs(ada.browser, 'UserFollowResource.create', { user_id: bea.id });
  await signUpFresh(page, 'Nora');
  await open(page, `/${ada.username}/`);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(FOLLOW, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, /^Follow Ada/)
    .first()
    .click();
  await expect(button(page, /^Following Ada/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '1 following' }).click();
  await page.getByRole('dialog', { name: 'Following' }).getByRole('link', { name: /Bea/ }).first().click();
  await page.waitForURL(`/${bea.username}/`);
  await expect(button(page, /^Follow Bea/).first()).toHaveText('Follow');
  await expect(button(page, /^Following Bea/)).toHaveCount(0);
  letThrough();
  for (const one of [ada, bea]) await one.browser.context().close();
});

test('the last of many presses counts, with one call under way at a time', async ({ page }) => {
  const ada = await personOf(page, 'Ada');
  await signUpFresh(page, 'Nora');
  await open(page, `/${ada.username}/`);
  let underWay = 0;
  let most = 0;
  await page.route(FOLLOW, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  const toggle = button(page, /Ada Journey$/).first();
  for (let time = 0; time < 7; time += 1) await toggle.click();
  await expect(toggle).toHaveText('Following');
  const standing = async () => {
    const { follower_count, explicitly_followed_by_me } = await callAs(page, 'UserResource.get', {
      user_id: ada.id,
    });
    return { follower_count, explicitly_followed_by_me };
  };
  await expect.poll(standing).toEqual({ follower_count: 1, explicitly_followed_by_me: true });
  expect(most).toBe(1);
  await ada.browser.context().close();
});

test('[FOLLOW-03] a second after a follow the profile is read anew', async ({ page }) => {
  const ada = await personOf(page, 'Ada');
  await signUpFresh(page, 'Nora');
  await page.clock.install();
  await open(page, `/${ada.username}/`);
  await expect(button(page, /^Follow Ada/)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) reads += 1;
  });
  const answered = page.waitForResponse(FOLLOW);
  await button(page, /^Follow Ada/).click();
  await answered;
  await page.clock.runFor(900);
  expect(reads).toBe(0);
  await page.clock.runFor(2000);
  await expect.poll(() => reads).toBeGreaterThan(0);
  await page.clock.resume();
  await expect(page.getByRole('main').getByRole('link', { name: '1 follower' })).toBeVisible();
  await ada.browser.context().close();
});

test('[FOLLOW-09] [FOLLOW-10] [FOLLOW-14] [HEADER-21] [HEADER-22] the counts open the lists, whose code comes then', async ({
  page,
}) => {
  const ada = await personOf(page, 'Ada');
  const mine = await signUpFresh(page, 'Nora');
  await open(page, `/${ada.username}/`);
  const main = page.getByRole('main');
  await expect(main.getByText(/follower/)).toHaveCount(0);
  await expect(button(page, '0 following')).toBeDisabled();
  await callAs(page, 'UserFollowResource.create', { user_id: ada.id });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, `/${ada.username}/`);
  const count = main.getByRole('link', { name: '1 follower' });
  await expect(count).toHaveAttribute('href', `/${ada.username}/_followers/`);
  expect(scripts.filter((url) => url.includes('people-dialog'))).toEqual([]);
  await count.click();
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog.getByRole('link', { name: /Nora/ })).toHaveAttribute('href', `/${mine}/`);
  expect(scripts.filter((url) => url.includes('people-dialog'))).not.toEqual([]);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/${ada.username}/`);
  // In this experiment the number of a private profile's followers is sent as one below 0.
  await callAs(ada.browser, 'UserSettingsResource.update', { is_private_profile: true });
  const visitor = await visitorOf(page);
  await open(visitor, `/${ada.username}/`);
  await expect(visitor.getByRole('main').getByText('1 follower')).toBeVisible();
  await chooseFlags(visitor, { makeathon_2022_profile_follower_count_private: 'enabled' });
  await open(visitor, `/${ada.username}/`);
  await expect(button(visitor, 'Private profile')).toBeVisible();
  await expect(visitor.getByRole('main').getByText(/\d follower/)).toHaveCount(0);
  await visitor.context().close();
  await ada.browser.context().close();
});

test('[ROUTE-06] [ROUTE-07] [ROUTE-46] [FOLLOW-11] the lists are pages too, with the list over them for who is signed in', async ({
  page,
}) => {
  const ada = await personOf(page, 'Ada');
  const bea = await personOf(page, 'Bea');
  await signUpFresh(page, 'Nora');
  for (const { browser } of [bea, { browser: page }]) {
    await callAs(browser, 'UserFollowResource.create', { user_id: ada.id });
  }
  await callAs(ada.browser, 'UserFollowResource.create', { user_id: bea.id });
  for (const [path, dialogName, heading, people] of [
    ['_followers', 'Followers', '2 followers', [/Nora/, /Bea/]],
    ['_following', 'Following', '1 following', [/Bea/]],
  ] as const) {
    expect((await open(page, `/${ada.username}/${path}/`))?.status()).toBe(200);
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog.getByRole('listitem')).toHaveText([...people]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const list = page.getByRole('main').getByRole('list', { name: dialogName });
    await expect(list.getByRole('listitem')).toHaveText([...people]);
  }
  await open(page, `/${bea.username}/_followers/`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: '1 follower', exact: true })).toBeVisible();
  const visitor = await visitorOf(page);
  await open(visitor, `/${ada.username}/_followers/`);
  await expect(visitor.getByRole('heading', { name: '2 followers' })).toBeVisible();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect(visitor.getByRole('main').getByText('Nora')).toHaveCount(0);
  for (const one of [visitor, ada.browser, bea.browser]) await one.context().close();
});

test('[ERR-04] [EMPTY-03] [EMPTY-04] [EMPTY-06] [EMPTY-07] lists without anybody say so, to their owner and to others', async ({
  page,
}) => {
  const ada = await personOf(page, 'Ada');
  const mine = await signUpFresh(page, 'Nora');
  const dialog = page.getByRole('dialog');
  const said = (where: ReturnType<Page['getByRole']>, words: string) =>
    expect(where.getByRole('heading', { name: words })).toBeVisible();
  await open(page, `/${mine}/_followers/`);
  await said(dialog, 'No one is following you');
  await page.keyboard.press('Escape');
  await said(page.getByRole('main'), 'Nobody has followed your boards yet');
  await open(page, `/${mine}/_following/`);
  await said(dialog, "You haven't followed anyone yet");
  await open(page, `/${ada.username}/_followers/`);
  await said(dialog, 'Be the first to follow Ada');
  await ada.browser.context().close();
});

test('[FOLLOW-12] [LOGIN-09] [LOGIN-10] guests are asked to log in, and told why', async ({ page }) => {
  const [ada, limited] = [await personOf(page, 'Ada'), await personOf(page, 'Lea')];
  const stranger = await personOf(page, 'Stella');
  for (const user_id of [limited.id, stranger.id]) {
    await callAs(ada.browser, 'UserFollowResource.create', { user_id });
  }
  await callAs(limited.browser, 'UserFollowResource.create', { user_id: ada.id });
  await arrange('update sessions set is_limited = true where account_id = $1', [limited.id]);
  const visitor = await visitorOf(page);
  const asked = async (who: Page, press: string | RegExp, title: string, reason: string) => {
    await button(who, press).click();
    const prompt = who.getByRole('dialog', { name: title });
    const logIn = prompt.getByRole('link', { name: 'Log in' });
    await expect(logIn).toHaveAttribute('href', new RegExp(`reason=${reason}`));
    await expect(prompt.getByRole('link', { name: 'Sign up' })).toHaveCount(who === visitor ? 1 : 0);
    await who.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
  };
  const countsAsk = async (username: string, following: string) => {
    for (const who of [visitor, limited.browser]) {
      await open(who, `/${username}/`);
      await asked(who, '1 follower', 'Log in to continue', 'click_followers');
      await asked(who, following, 'Log in to continue', 'click_following');
    }
  };
  const why = 'ACTION_REQUIRES_LOGIN_OR_SIGNUP';
  for (const is_private_profile of [true, false]) {
    await callAs(stranger.browser, 'UserSettingsResource.update', { is_private_profile });
    await countsAsk(stranger.username, '0 following');
    await asked(limited.browser, 'Follow', 'Log in to follow', why);
  }
  await countsAsk(ada.username, '2 following');
  await asked(visitor, 'Follow', 'Log in to follow', why);
  await asked(limited.browser, 'Following', 'Log in to unfollow', why);
  for (const { browser } of [ada, limited, stranger]) await browser.context().close();
  await visitor.context().close();
});
