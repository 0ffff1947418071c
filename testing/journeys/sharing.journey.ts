import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makePin, upload } from './making.ts';
import { paint } from './painting.ts';
import { messages, twoWriters } from './writing.ts';

test('[LOGIN-03] a pin is sent by its address, by those who are logged in; people who could not be fetched come by Try again', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const { id } = await makePin(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this Pin' });
  const address = new URL(`/pin/${id}/`, page.url()).href;
  await expect(dialog.getByLabel('Link')).toHaveValue(address);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await dialog.getByRole('button', { name: 'Copy short link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/url_shortener\/p\w+\/redirect\/$/);
  const short = await page.evaluate(() => navigator.clipboard.readText());
  const led = await page.request.get(short, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([302, `/pin/${id}/`]);
  await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=Morning%20light&body=${encodeURIComponent(address)}`,
  );

  const visitor = await visitorOf(page);
  await open(visitor, `/pin/${id}/`);
  await visitor.getByRole('button', { name: 'Send' }).click();
  const prompt = visitor.getByRole('dialog', { name: 'Log in to send this Pin' });
  await expect(prompt).toBeVisible();
  await expect(prompt.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login/?next=${encodeURIComponent(`/pin/${id}/`)}`,
  );
  await visitor.context().close();

  await test.step('Try again', async () => {
    await page.route('**/ConversationContactsResource/get/**', (route) => route.abort());
    await open(page, `/pin/${id}/`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toContainText("We couldn't load this.");
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('People you follow appear here.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});

test('[HEADER-13] [LOGIN-07] [LOGIN-12] a profile is shared by those who are logged in, and edited by its owner; however small the window is, the ways to share are within it or can be scrolled to', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, `/${username}/`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this profile' });
  await expect(dialog.getByLabel('Link')).toHaveValue(new URL(`/${username}/`, page.url()).href);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.waitForURL('/settings/edit-profile/');

  const other = await visitorOf(page);
  await open(other, `/${username}/`);
  await other.getByRole('button', { name: 'Share' }).click();
  const prompt = other.getByRole('dialog', { name: 'Log in to share the profile' });
  await expect(prompt).toContainText("You're almost there! Log in to access all of Pinfold");
  await expect(other.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
  await signUpFresh(other, 'Olga');
  await open(other, `/${username}/`);
  await other.getByRole('button', { name: 'Share' }).click();
  await expect(other.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
  await other.context().close();

  await test.step('within small windows', async () => {
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const followed = await visitorOf(page);
        const named = await signUpFresh(followed, 'Olga');
        const { id } = await callAs(page, 'UserResource.get', { username: named });
        await callAs(page, 'UserFollowResource.create', { user_id: id });
        await followed.context().close();
      }),
    );
    for (const [width, height, isLow] of [
      [1280, 900, false],
      [1280, 800, false],
      [1280, 720, false],
      [320, 640, false],
      [640, 450, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `/${username}/`);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(dialog.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(8);
      const mail = dialog.getByRole('link', { name: 'Email' });
      if (isLow) await mail.scrollIntoViewIfNeeded();
      await expect(mail, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test('[HEADER-40] a profile is shared as what the preview shows, with its picture, name and address, to other apps and to people by its id; an invitation to follow has its type and id', async ({
  page,
}) => {
  const { other, mia, miaId, path } = await twoWriters(page);
  const image_signature = await upload(page, await paint(40));
  await callAs(page, 'UserSettingsResource.update', { image_signature });
  const attached = (on: Page) =>
    on
      .waitForRequest('**/resource/ConversationsResource/create/')
      .then((request) => JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}'))
      .then(({ options }) => options.attachment);
  await other.addInitScript(() => {
    const share = async (data: unknown) => Object.assign(globalThis, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(other, `/${mia}/`);
  const dialog = other.getByRole('dialog', { name: 'Share this profile' });
  const address = new URL(`/${mia}/`, other.url());
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 375, height: 667 },
  ]) {
    await other.setViewportSize(viewport);
    await other.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog.getByRole('strong')).toHaveText('Mia Journey');
    await expect(dialog.getByText(address.host + address.pathname, { exact: true })).toBeVisible();
    await expect(dialog.locator('img').first()).toHaveAttribute('src', new RegExp(image_signature));
    await expectAccessible(other, '[role=dialog]');
    await dialog.getByRole('button', { name: 'More ways' }).click();
    await expect
      .poll(() => other.evaluate(() => Reflect.get(globalThis, 'shared')))
      .toEqual({ title: 'Mia Journey', text: '', url: address.href });
    await expect(dialog).toHaveCount(0);
  }
  await other.getByRole('button', { name: 'Share', exact: true }).click();
  const profile = attached(other);
  await dialog.getByRole('button', { name: 'Send to Mia Journey' }).click();
  expect(await profile).toEqual({ type: 'user', id: miaId });

  await callAs(page, 'UserSettingsResource.update', { is_private_profile: true });
  await open(page, `/${mia}/`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const invite = attached(page);
  await page
    .getByRole('dialog', { name: 'Invite to your profile' })
    .getByRole('button', { name: 'Send to Olga Journey' })
    .click();
  expect(await invite).toEqual({ type: 'follow_invite', id: miaId });
  await open(other, path);
  await expect(messages(other).getByRole('link', { name: /Invites you to follow/ })).toHaveAttribute(
    'href',
    `/${mia}/`,
  );
  await other.context().close();
});
