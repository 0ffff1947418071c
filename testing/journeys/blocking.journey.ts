import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, reopen, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const BLOCK = '**/resource/UserBlockResource/**';

async function openOptions(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Profile options' }).click();
  return page.getByRole('menu', { name: 'Profile options' });
}

async function adaOf(page: Page) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, 'Ada');
  const { id } = await callAs(browser, 'UserResource.get', { username });
  return { browser, username, id };
}

test('[BLOCK-01] [BLOCK-02] [BLOCK-03] [BLOCK-04] [BLOCK-05] a person is blocked after a question, confirmed and told, and unblocked again; what fails is taken back without a word; visitors and limited logins are asked to log in for both, and the server blocks for neither', async ({
  page,
}) => {
  const ada = await adaOf(page);
  await makeBoard(ada.browser, 'Seen by friends');
  const mine = await signUpFresh(page, 'Nora');
  await open(page, `/${ada.username}/`);
  const menu = await openOptions(page);
  await expect(menu.getByRole('menuitem')).toHaveText(['Block', 'Report']);
  await menu.getByRole('menuitem', { name: 'Block' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Ada Journey?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(question).toBeHidden();
  const confirmation = page.getByRole('dialog', { name: 'Ada Journey is blocked' });
  await expect(confirmation).toBeVisible();
  await expect(page.getByText("You've blocked Ada Journey", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText("You've blocked Ada Journey");
  await confirmation.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByText('Seen by friends')).toHaveCount(0);
  await ada.browser.goto(`/${mine}/`);
  await ada.browser.waitForURL('/?show_error=true');
  await expect((await openOptions(page)).getByRole('menuitem')).toHaveText(['Unblock', 'Report']);
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await expect(page.getByRole('main').getByText('Seen by friends').first()).toBeVisible();
  await expect((await openOptions(page)).getByRole('menuitem')).toHaveText(['Block', 'Report']);
  await page.keyboard.press('Escape');

  await reopen(page);
  const blocked = page.getByRole('main').getByRole('heading', { name: "You've blocked Ada Journey" });
  const closed = page.getByRole('main').getByRole('heading', { name: 'This profile is private' });
  const messages = page.getByRole('region', { name: 'Messages' });
  const fail = async (press: () => Promise<void>) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(BLOCK, async (route) => {
      await held;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await press();
    return async () => {
      const failed = page.waitForResponse(BLOCK);
      letThrough();
      await failed;
      await page.unroute(BLOCK);
    };
  };
  const block = async () => {
    await (await openOptions(page)).getByRole('menuitem', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  };
  const letBlockFail = await fail(block);
  await expect(page.getByRole('dialog', { name: 'Ada Journey is blocked' })).toBeVisible();
  await expect(page.locator('main').getByText("You've blocked Ada Journey")).toBeAttached();
  await letBlockFail();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(blocked).toHaveCount(0);
  await expect(messages).toHaveText('');
  await callAs(page, 'UserBlockResource.create', { blocked_user_id: ada.id });
  await reopen(page);
  await expect(blocked).toBeVisible();
  const letUnblockFail = await fail(() =>
    blocked
      .locator('xpath=..')
      .getByRole('button', { name: /^Unblock/ })
      .click(),
  );
  await expect(blocked).toHaveCount(0);
  await expect(closed).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img', { name: 'Loading' })).toBeVisible();
  await letUnblockFail();
  await expect(blocked).toBeVisible();
  await expect(messages).toHaveText('');

  await open(page, '/settings/privacy/');
  const row = page.getByRole('list', { name: 'Blocked people' });
  const unblock = row.getByRole('button', { name: 'Unblock Ada Journey' });
  const letRowFail = await fail(() => unblock.click());
  await expect(row.getByRole('button', { name: 'Block Ada Journey' })).toBeVisible();
  await letRowFail();
  await expect(unblock).toBeVisible();
  await expect(messages).toHaveText('');
  await expectAccessible(page, 'main');
  await unblock.click();
  await expect
    .poll(async () => (await callAs(page, 'UserResource.get', { user_id: ada.id })).blocked_by_me)
    .toBe(false);

  await test.step('visitors and limited logins are asked to log in to block and to unblock, and the server blocks for neither', async () => {
    const visitor = await visitorOf(page);
    const limited = await visitorOf(page);
    const lea = await signUpFresh(limited, 'Lea');
    const limit = (isLimited: boolean) =>
      arrange(
        'update sessions set is_limited = $2 where account_id = (select id from accounts where username = $1)',
        [lea, isLimited],
      );
    await limit(true);
    for (const who of [visitor, limited]) {
      await open(who, `/${ada.username}/`);
      await (await openOptions(who)).getByRole('menuitem', { name: 'Block' }).click();
      const prompt = who.getByRole('dialog', { name: 'Log in to continue' });
      await expect(prompt.getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(who.getByRole('alertdialog')).toHaveCount(0);
      const block = callAs(who, 'UserBlockResource.create', { blocked_user_id: ada.id });
      await expect(block).rejects.toThrow(/"http_status":401/);
    }
    await limit(false);
    await callAs(limited, 'UserBlockResource.create', { blocked_user_id: ada.id });
    await limit(true);
    await reopen(limited);
    const blocked = limited.getByRole('main').getByRole('heading', { name: "You've blocked Ada Journey" });
    await expect(blocked).toBeVisible();
    await expect(limited.getByRole('main').getByRole('button', { name: 'Follow', exact: true })).toHaveCount(
      0,
    );
    await (await openOptions(limited)).getByRole('menuitem', { name: 'Unblock' }).click();
    await expect(limited.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await Promise.all([ada.browser, limited, visitor].map((one) => one.context().close()));
  });
});
