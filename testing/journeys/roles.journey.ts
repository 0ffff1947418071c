import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const prompt = (page: Page) => page.getByRole('dialog', { name: /^Log in/ });

/** Somebody with a board of each group, signed in in a browser of their own. */
async function ownerOf(page: Page) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, 'Vera');
  const open = await makeBoard(browser, 'Open', 1);
  const kept = await makeBoard(browser, 'Kept');
  await callAs(browser, 'BoardResource.update', { board_id: kept.id, privacy: 'protected' });
  await callAs(browser, 'BoardResource.create', { name: 'Surprise', privacy: 'secret' });
  const old = await makeBoard(browser, 'Old');
  await callAs(browser, 'BoardArchiveResource.create', { board_id: old.id });
  const { id } = await callAs(browser, 'UserResource.get', { username });
  return { browser, username, id, board: open };
}

async function optionsOf(page: Page): Promise<string[]> {
  await button(page, 'Profile options').click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  const texts = await entries.allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return texts;
}

async function expectAsked(page: Page): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveCount(0);
}

test('[ROLE-02] [ROLE-03] [ROLE-04] a visitor sees a profile without tools, and each act asks to log in; a limited login is asked likewise; a member follows, writes to, contacts, shares, blocks and reports', async ({
  page,
}) => {
  const owner = await ownerOf(page);

  await test.step('a visitor, on a phone too', async () => {
    const phone = await visitorOf(page, { userAgent: PHONE });
    for (const visitor of [page, phone]) {
      await open(visitor, `/${owner.username}/_boards/`);
      await expect(main(visitor)).not.toContainText(/Kept|Surprise|Old/);
      await open(visitor, `/${owner.username}/`);
      await expect(main(visitor).getByRole('heading', { level: 1 })).toHaveText('Vera Journey');
      for (const name of ['Create', 'Organize', 'Message'])
        await expect(button(visitor, name)).toHaveCount(0);
      await expect(main(visitor).getByRole('link', { name: /Edit Profile|Settings/ })).toHaveCount(0);
      for (const name of ['Share', 'Follow']) {
        await button(visitor, name).click();
        await expectAsked(visitor);
      }
      await button(visitor, 'Profile options').click();
      await visitor.getByRole('menuitem', { name: 'Block' }).click();
      await expectAsked(visitor);
      await main(visitor).getByRole('link', { name: 'Report' }).click();
      await visitor.waitForURL(`/${owner.username}/report/`);
      await expectAsked(visitor);
    }
    await phone.context().close();
  });

  await test.step('a limited login, for following, its lists, reports and invites', async () => {
    const limited = await visitorOf(page);
    const username = await signUpFresh(limited, 'Lea');
    await callAs(limited, 'UserFollowResource.create', { user_id: owner.id });
    const { id } = await callAs(limited, 'UserResource.get', { username });
    await callAs(owner.browser, 'UserFollowResource.create', { user_id: id });
    await arrange(
      'update sessions set is_limited = true where account_id = (select id from accounts where username = $1)',
      [username],
    );
    await open(limited, `/${owner.username}/`);
    for (const name of ['Following', '1 follower', '1 following']) {
      await button(limited, name).click();
      await expectAsked(limited);
    }
    expect(await optionsOf(limited)).toEqual(['Block']);
    await open(limited, `/${owner.username}/report/`);
    await expectAsked(limited);
    await expect(limited.getByRole('radio')).toHaveCount(0);
    await expect(callAs(limited, 'UserFollowResource.delete', { user_id: owner.id })).rejects.toThrow(
      /"http_status":401/,
    );
    await callAs(owner.browser, 'UserSettingsResource.update', { is_private_profile: true });
    const { invite_code } = await callAs(owner.browser, 'ProfileInviteResource.create', {});
    await open(limited, `/${owner.username}/?invite_code=${invite_code}`);
    await expect(limited.getByRole('dialog')).toHaveCount(0);
    await callAs(owner.browser, 'UserSettingsResource.update', { is_private_profile: false });
    await limited.context().close();
  });

  await test.step('a member', async () => {
    await callAs(owner.browser, 'BusinessAccountResource.create', {
      ...{ business_name: 'Vera Lamps', account_type: 'retailer', country: 'CH' },
    });
    await callAs(owner.browser, 'BusinessContactResource.update', {
      ...{ contact_email: 'hello@lamps.example', enable_profile_message: true },
    });
    await signUpFresh(page, 'Nora');
    await open(page, `/${owner.username}/_saved/`);
    for (const name of ['Share', 'Message', 'Follow Vera Lamps', 'Contact']) {
      await expect(button(page, name)).toBeVisible();
    }
    expect(await optionsOf(page)).toEqual(['Block', 'Report']);
    for (const name of ['Create', 'Organize']) await expect(button(page, name)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
    await button(page, 'Follow Vera Lamps').click();
    await expect(button(page, 'Following Vera Lamps')).toHaveText('Following');
    await callAs(page, 'UserBlockResource.create', { blocked_user_id: owner.id });
    await open(page, `/${owner.username}/`);
    expect(await optionsOf(page)).toEqual(['Unblock', 'Report']);
  });
  await owner.browser.context().close();
});
