import { expect, type Page, test } from '@playwright/test';
import { drawCode } from '#design/scan-code/draw-code.ts';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { bar, give } from './businesses.ts';
import {
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { runCommand } from './operating.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const headerOf = (page: Page) => page.locator('main header');
const change = (username: string, what: string) =>
  arrange(`update users set ${what} where username = $1`, [username]);

/** Somebody whose header shows all that a header can, and who has a follower. */
async function fullHeader(page: Page, follower: Page): Promise<string> {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'UserSettingsResource.update', { about: 'Potter, slowly.', pronouns: ['she', 'her'] });
  await change(
    username,
    `website_url = 'https://www.nora.example/', instagram_username = 'nora.fires', is_identity_verified = true,
      show_creator_profile = true, profile_views = 12345`,
  );
  const { images } = await makePin(page);
  const [picture] = Object.values(images);
  await arrange(
    `insert into profile_covers (home, user_id, resolution, source, url, width, height)
      select home, id, resolution, 'image', $2, 800, 300 from users, unnest(array['736x', '1200x']) as resolution
      where username = $1`,
    [username, new URL(picture?.url ?? '').pathname],
  );
  const { id } = await callAs(page, 'UserResource.get', { username });
  await callAs(follower, 'UserFollowResource.create', { user_id: id });
  return username;
}

/** Verifies them as a merchant who is eco-friendly. */
async function makeMerchant(username: string): Promise<void> {
  await change(username, 'is_verified_merchant = true, is_inspirational_merchant = true');
  await arrange(
    `insert into verified_merchants (home, user_id, is_inspirational, is_eligible_for_storefront_badges)
      select home, id, true, true from users where username = $1`,
    [username],
  );
  await arrange(
    'insert into merchant_badges (home, user_id, badge_id) select home, id, 2 from users where username = $1',
    [username],
  );
}

/** How far from the top each of these stands, and from the start where two stand side by side. */
async function placesOf(page: Page, parts: readonly ReturnType<Page['locator']>[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  const width = page.viewportSize()?.width ?? 0;
  // What stands in one line has the same middle, whatever its height.
  return boxes.map((box) => (box ? Math.round((box.y + box.height / 2) / 8) * width + box.x : Number.NaN));
}

test('[HEADER-11] [HEADER-12] [HEADER-23] [HEADER-24] a header is as wide as its kind and does not move; the words come before the names, on phones Send Profile is a picture, and long words break; pictures are in sight at once for an owner with invitations, and for who acts for a business', async ({
  page,
}) => {
  const phone = await visitorOf(page, { userAgent: PHONE });
  await phone.setViewportSize({ width: 375, height: 760 });
  await signUpFresh(phone, 'Mia');
  const username = await fullHeader(page, phone);
  const desktop = await visitorOf(page);

  await test.step('that of a creator is 656 px wide, and does not move', async () => {
    await watchLayoutShift(desktop);
    await open(desktop, `/${username}/`);
    expect((await headerOf(desktop).boundingBox())?.width).toBe(656);
    await desktop.waitForLoadState('networkidle');
    expect(await layoutShiftOf(desktop)).toEqual([]);
    await expectAccessible(desktop);
  });

  await test.step('the words come before the names', async () => {
    const wide = headerOf(desktop);
    await expect(wide.getByRole('button', { name: 'Share' })).toBeVisible();
    const [first, second] = await placesOf(desktop, [
      wide.getByText('Potter, slowly.'),
      wide.getByText(`@${username}`),
    ]);
    expect(first).toBeLessThan(second ?? 0);
  });

  await test.step('on phones all stands in its order, and Send Profile is a picture', async () => {
    await makeMerchant(username);
    await open(phone, `/${username}/`);
    const header = headerOf(phone);
    const names = header.getByText(`@${username}`);
    const parts = [
      header.locator('img').first(),
      header.locator('[data-initials=NJ]'),
      header.getByRole('heading', { level: 1 }),
      header.getByText('Eco-friendly'),
      header.getByText('Potter, slowly.'),
      names,
      header.getByText('1 follower', { exact: true }),
      header.getByText('0 following', { exact: true }),
      header.getByRole('button', { name: 'Send Profile' }),
      header.getByRole('button', { name: 'Message' }),
      header.getByRole('button', { name: /^Following/ }),
      header.getByRole('button', { name: 'Profile options' }),
    ];
    for (const part of parts) await expect(part.first()).toBeVisible();
    const places = await placesOf(phone, parts);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(names).toHaveText(`@${username} · nora.fires · she/her`);
    await expect(header.getByRole('img', { name: 'Verified merchant' })).toBeVisible();
    await expect(header.getByText('monthly views')).toHaveCount(0);
    await header.getByRole('button', { name: 'Send Profile' }).click();
    await expect(phone.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
  });

  await test.step('the cover leaves room, so that pictures are in sight at once', async () => {
    for (const [screen, width, height] of [
      [desktop, 1280, 860],
      [page, 1280, 860],
      [phone, 375, 800],
      [page, 375, 800],
    ] as const) {
      await screen.setViewportSize({ width, height });
      await open(screen, `/${username}/`);
      const cover = await headerOf(screen).locator('img').first().boundingBox();
      expect(cover?.height, `${width}`).toBeLessThanOrEqual(0.3 * height);
      const picture = await screen.locator('main li img').first().boundingBox();
      expect(picture?.y, `${width}`).toBeLessThan(height - 120);
    }
  });

  await test.step('any other is 488 px wide', async () => {
    await change(username, 'show_creator_profile = false');
    await open(desktop, `/${username}/`);
    expect((await headerOf(desktop).boundingBox())?.width).toBe(488);
    await change(username, `is_ads_only_profile = true, ads_only_profile_site = 'http://127.0.0.1:9/lamps'`);
    await open(page, `/${username}/`);
    await expect(page.getByRole('main').getByText(/This is an ad-only profile/)).toBeVisible();
    await expectAccessible(page, 'main');
  });
  await desktop.context().close();

  await test.step('on small screens a name with a word of 17 letters breaks anywhere, and no other does', async () => {
    const name = headerOf(page).getByRole('heading', { level: 1 });
    for (const [longest, width, wrap] of [
      [17, 375, 'anywhere'],
      [16, 375, 'break-word'],
      [17, 1280, 'break-word'],
    ] as const) {
      await callAs(page, 'UserSettingsResource.update', { full_name: `Ada ${'W'.repeat(longest)}` });
      await page.setViewportSize({ width, height: 800 });
      await open(page, `/${username}/`);
      await expect(name, `${longest} at ${width}`).toHaveCSS('overflow-wrap', wrap);
    }
    await callAs(page, 'UserSettingsResource.update', { full_name: 'W'.repeat(30) });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/${username}/`);
    await expectToFit(page);
    const lines = await name.evaluate((shown) => {
      const text = document.createRange();
      text.selectNodeContents(shown);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBeGreaterThan(1);
    const board = await makeBoard(page, 'Lamps', 1);
    const [pin] = await callAs(page, 'BoardFeedResource.get', { board_id: board.id });
    for (const path of [`/${username}/_boards/`, board.url, `/pin/${pin?.id}/`]) {
      await open(page, path);
      await expect(page.getByRole('main')).toContainText('W'.repeat(30));
      await expectToFit(page);
    }
  });

  await test.step('so it does in the title of a dialog', async () => {
    await change(username, 'is_ads_only_profile = false');
    await open(phone, `/${username}/`);
    await headerOf(phone).getByRole('button', { name: 'Profile options' }).click();
    await phone.getByRole('menuitem', { name: 'Block' }).click();
    const title = phone.getByRole('alertdialog').getByRole('heading');
    await expect(title).toHaveText(`Block ${'W'.repeat(30)}?`);
    expect(await title.evaluate((shown) => shown.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });
  await phone.context().close();

  await test.step('pictures are in sight at once for an owner with invitations, and for who acts for a business', async () => {
    const other = await visitorOf(page);
    await signUpFresh(other, 'Olga');
    const username = await fullHeader(page, other);
    await makeBoard(page, 'Kitchens', 6);
    for (const name of ['Lamps', 'Tiles', 'Chairs']) {
      const { id: board_id } = await makeBoard(other, name, 2);
      await callAs(other, 'BoardInviteResource.create', { board_id, invited_username: username });
    }
    await expectPicturesInSight(page, username, async () => {
      await expect(page.getByRole('list', { name: 'Invitations' }).getByRole('article')).toHaveCount(3);
    });
    await change(username, 'is_partner = true');
    await makeMerchant(username);
    const partner = await signUpFresh(other, 'Mia');
    await give(username, partner, 'ADMIN');
    await expectPicturesInSight(other, username, async () => {
      await expect(bar(other)).toContainText("You're acting as Nora Journey");
    });
    await other.context().close();
  });
});

/** The pictures begin well within the window, on phones and at a desk. */
async function expectPicturesInSight(page: Page, username: string, isShown: () => Promise<void>) {
  for (const [width, height] of [
    [375, 800],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const tab of ['', '_created/']) {
      await open(page, `/${username}/${tab}`);
      await isShown();
      const list = page.getByRole('list', { name: /^Created Pins$/ }).first();
      const picture = await list.locator('img').first().boundingBox();
      expect(picture?.y, `${tab} at ${width}`).toBeLessThanOrEqual(height - 120);
    }
  }
}

test('[HEADER-27] [HEADER-33] [ROLE-06] the owner and employees open the share code by the picture, nobody else', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const other = await visitorOf(page);
  const employee = await signUpFresh(other, 'Olga');
  const picture = (looking: Page) => headerOf(looking).getByRole('button', { name: 'Profile code' });
  const visitor = await visitorOf(page);
  for (const looking of [other, visitor]) {
    await open(looking, `/${username}/`);
    await expect(headerOf(looking).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(picture(looking)).toHaveCount(0);
  }
  await runCommand('app/mark.ts', 'add', employee, 'employee');
  for (const looking of [page, other]) {
    await open(looking, `/${username}/`);
    await picture(looking).click();
    const dialog = looking.getByRole('dialog', { name: 'Share code' });
    const code = dialog.getByRole('img', { name: "QR code for Nora Journey's profile" });
    await expect(code).toBeVisible();
    await expect(looking.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
    const drawn = drawCode(new URL(`/${username}/`, looking.url()).href);
    await expect(code.locator('path')).toHaveAttribute('d', drawn.path);
    await expect(dialog.getByText(new URL(`/${username}`, looking.url()).href.slice(7))).toBeVisible();
    await expectAccessible(looking, '[role=dialog]');
    const download = looking.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`${username}.svg`);
    await looking.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture(looking)).toBeFocused();
  }
  await Promise.all([other.context().close(), visitor.context().close()]);
});
