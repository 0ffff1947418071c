import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectStill, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

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

/** Holds back every press of Follow until it is let go; answers how many were under way at most. */
async function holdFollows(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  await page.route(FOLLOW, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await promise;
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  return { letGo, most: () => most };
}

test('[FOLLOW-01] [FOLLOW-02] [FOLLOW-03] a person is followed and left at once, back without a word where that fails, and read anew a second later', async ({
  page,
}) => {
  const [ada, bea] = [await personOf(page, 'Ada'), await personOf(page, 'Bea')];
  await callAs(ada.browser, 'UserFollowResource.create', { user_id: bea.id });
  await signUpFresh(page, 'Nora');
  const toggle = button(page, /^(Follow|Following) Ada/);
  const standing = async () => {
    const { follower_count, explicitly_followed_by_me } = await callAs(page, 'UserResource.get', {
      user_id: ada.id,
    });
    return { follower_count, explicitly_followed_by_me };
  };
  const fails = async (text: string) => {
    await page.route(FOLLOW, (route) => route.fulfill({ status: 503, body: '{}' }));
    const failed = page.waitForResponse(FOLLOW);
    await toggle.click();
    await failed;
    await expect(toggle).toHaveText(text);
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
    await page.unroute(FOLLOW);
  };
  await open(page, `/${ada.username}/`);
  await fails('Follow');

  await test.step('the last of many presses counts, with one call under way at a time', async () => {
    const held = await holdFollows(page);
    await toggle.click();
    await expect(toggle).toHaveText('Following');
    for (let time = 0; time < 6; time += 1) await toggle.click();
    await expect(toggle).toHaveText('Following');
    held.letGo();
    await expect.poll(standing).toEqual({ follower_count: 1, explicitly_followed_by_me: true });
    expect(held.most()).toBe(1);
    await page.unroute(FOLLOW);
  });

  await open(page, `/${ada.username}/`);
  await fails('Following');
  await toggle.click();
  await expect(toggle).toHaveText('Follow');
  await expect.poll(standing).toEqual({ follower_count: 0, explicitly_followed_by_me: false });

  await test.step('what was pressed for one person says nothing of the next', async () => {
    await open(page, `/${ada.username}/`);
    const held = await holdFollows(page);
    await toggle.click();
    await expect(toggle).toHaveText('Following');
    await page.getByRole('main').getByRole('link', { name: '1 following' }).click();
    await page.getByRole('dialog', { name: 'Following' }).getByRole('link', { name: /Bea/ }).first().click();
    await page.waitForURL(`/${bea.username}/`);
    await expect(button(page, /^Follow Bea/).first()).toHaveText('Follow');
    await expect(button(page, /^Following Bea/)).toHaveCount(0);
    held.letGo();
    await expect.poll(standing).toEqual({ follower_count: 1, explicitly_followed_by_me: true });
    await page.unroute(FOLLOW);
  });

  await test.step('a second after a follow the profile is read anew', async () => {
    await page.clock.install();
    await open(page, `/${bea.username}/`);
    await expect(button(page, /^Follow Bea/)).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    let reads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.data')) reads += 1;
    });
    const answered = page.waitForResponse(FOLLOW);
    await button(page, /^Follow Bea/).click();
    await answered;
    await page.clock.runFor(900);
    expect(reads).toBe(0);
    await page.clock.runFor(2000);
    await expect.poll(() => reads).toBeGreaterThan(0);
    await page.clock.resume();
    await expect(page.getByRole('main').getByRole('link', { name: '2 followers' })).toBeVisible();
  });
  for (const one of [ada, bea]) await one.browser.context().close();
});

test('[ROUTE-06] [ROUTE-07] [ROUTE-36] [FOLLOW-10] [FOLLOW-11] [FOLLOW-14] [ERR-04] [EMPTY-03] [EMPTY-04] [EMPTY-06] [EMPTY-07] the lists open over a profile and over their own pages, and their code comes then', async ({
  page,
}) => {
  const [ada, bea] = [await personOf(page, 'Ada'), await personOf(page, 'Bea')];
  const mine = await signUpFresh(page, 'Nora');
  for (const { browser } of [bea, { browser: page }]) {
    await callAs(browser, 'UserFollowResource.create', { user_id: ada.id });
  }
  await callAs(ada.browser, 'UserFollowResource.create', { user_id: bea.id });
  const dialogOf = (name: string) => page.getByRole('dialog', { name });

  await test.step('over the profile', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const code = () => scripts.filter((url) => url.includes('people-dialog'));
    await open(page, `/${ada.username}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '1 following' })).toBeVisible();
    for (const name of ['1 following', '2 followers']) {
      await main.getByRole('link', { name }).hover();
      await main.getByRole('link', { name }).focus();
    }
    await expectStill(page);
    expect(code()).toEqual([]);
    await main.getByRole('link', { name: '2 followers' }).click();
    await expect(dialogOf('Followers').getByRole('link', { name: /Nora/ })).toHaveAttribute(
      'href',
      `/${mine}/`,
    );
    expect(code()).not.toEqual([]);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialogOf('Followers')).toBeHidden();
    await expect(page).toHaveURL(`/${ada.username}/`);
    await main.getByRole('link', { name: '1 following' }).click();
    await expect(dialogOf('Following').getByRole('listitem')).toHaveText([/Bea/]);
  });

  await test.step('whom one leaves in the own list is no longer counted on the profile under it', async () => {
    await open(page, `/${mine}/`);
    await page.getByRole('main').getByRole('link', { name: '1 following' }).click();
    await dialogOf('Following').getByRole('button', { name: 'Following Ada Journey' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText('0 following')).toBeVisible();
    await callAs(page, 'UserFollowResource.create', { user_id: ada.id });
    await open(page, `/${mine}/_self-profile/boards/`);
    await page.getByRole('link', { name: '1 following' }).click();
    await expect(dialogOf('Following').getByRole('listitem')).toHaveText([/Ada/]);
    await page.keyboard.press('Escape');
  });

  await test.step('over their pages', async () => {
    for (const [path, name, people] of [
      ['_followers', 'Followers', [/Nora/, /Bea/]],
      ['_following', 'Following', [/Bea/]],
    ] as const) {
      expect((await open(page, `/${ada.username}/${path}/`))?.status()).toBe(200);
      await expect(dialogOf(name).getByRole('listitem')).toHaveText([...people]);
      await page.keyboard.press('Escape');
      await expect(dialogOf(name)).toBeHidden();
      const list = page.getByRole('main').getByRole('list', { name });
      await expect(list.getByRole('listitem')).toHaveText([...people]);
    }
  });

  await test.step('without anybody, but not over the page of a visitor', async () => {
    await open(page, `/${mine}/_followers/`);
    const said = (where: Locator, words: string) =>
      expect(where.getByRole('heading', { name: words })).toBeVisible();
    await said(dialogOf('Followers'), 'No one is following you');
    await page.keyboard.press('Escape');
    await said(page.getByRole('main'), 'Nobody has followed your boards yet');
    const visitor = await visitorOf(page);
    await open(visitor, `/${ada.username}/_followers/`);
    await expect(visitor.getByRole('heading', { name: '2 followers' })).toBeVisible();
    await expect(visitor.getByRole('dialog')).toHaveCount(0);
    await visitor.context().close();
    await open(ada.browser, `/${mine}/_followers/`);
    await said(ada.browser.getByRole('dialog', { name: 'Followers' }), 'Be the first to follow Nora');
    await callAs(page, 'UserFollowResource.delete', { user_id: ada.id });
    await open(page, `/${mine}/_following/`);
    await said(dialogOf('Following'), "You haven't followed anyone yet");
  });
  for (const one of [ada, bea]) await one.browser.context().close();
});

test('[FOLLOW-12] [LOGIN-09] [LOGIN-10] guests are asked to log in, and told why', async ({ page }) => {
  const [ada, limited] = [await personOf(page, 'Ada'), await personOf(page, 'Lea')];
  const stranger = await personOf(page, 'Stella');
  for (const user_id of [limited.id, stranger.id]) {
    await callAs(ada.browser, 'UserFollowResource.create', { user_id });
  }
  await callAs(stranger.browser, 'UserFollowResource.create', { user_id: limited.id });
  await callAs(limited.browser, 'UserFollowResource.create', { user_id: ada.id });
  const board = await makeBoard(ada.browser, 'Kitchens');
  await callAs(limited.browser, 'BoardFollowResource.create', { board_id: board.id });
  await open(limited.browser, '/topics/bread/');
  await button(limited.browser, 'Follow Bread').click();
  await expect(button(limited.browser, 'Following Bread')).toBeVisible();
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
  const countsAsk = async (who: Page, username: string, following: string) => {
    await open(who, `/${username}/`);
    await asked(who, '1 follower', 'Log in to continue', 'click_followers');
    await asked(who, following, 'Log in to continue', 'click_following');
  };
  const why = 'ACTION_REQUIRES_LOGIN_OR_SIGNUP';
  await callAs(stranger.browser, 'UserSettingsResource.update', { is_private_profile: true });
  await countsAsk(visitor, stranger.username, '1 following');
  await countsAsk(limited.browser, stranger.username, '1 following');
  await asked(limited.browser, 'Follow', 'Log in to follow', why);
  await countsAsk(visitor, ada.username, '2 following');
  await asked(visitor, 'Follow', 'Log in to follow', why);
  await countsAsk(limited.browser, ada.username, '2 following');
  await asked(limited.browser, 'Following', 'Log in to unfollow', why);
  for (const [path, press] of [
    [board.url, 'Following'],
    ['/topics/bread/', 'Following Bread'],
  ] as const) {
    await open(limited.browser, path);
    await asked(limited.browser, press, 'Log in to unfollow', why);
  }
  for (const { browser } of [ada, limited, stranger]) await browser.context().close();
  await visitor.context().close();
});
