import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, reopen, visitorOf } from './looking.ts';
import { idOf } from './writing.ts';

test('[HEADER-41] in the settings whoever asks to follow is declined, the invite link is handed on and ended, with a label while sharing loads, and search engines and the messages of strangers are kept away', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(page, 'Pia');
  await callAs(page, 'UserSettingsResource.update', { is_private_profile: true });
  await signUpFresh(other, 'Olga');
  const user_id = await idOf(other, username);
  await callAs(other, 'UserFollowResource.create', { user_id });
  await open(page, '/settings/privacy/');
  const requests = page.getByRole('list', { name: 'Follow requests' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  const declined = page.waitForResponse('**/resource/FollowRequestIgnoreResource/delete/');
  await requests.getByRole('button', { name: 'Decline Olga Journey' }).click();
  await expect(requests.getByRole('status')).toHaveText('Request declined');
  expect((await declined).status()).toBe(200);
  const seen = await callAs(other, 'UserResource.get', { user_id });
  expect(seen).toMatchObject({ explicitly_followed_by_me: false, is_follow_requested_by_me: false });

  const invite = async () => {
    await page.getByRole('button', { name: 'Share invite link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite to follow you' });
    const link = await dialog.getByLabel('Link').inputValue();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return link;
  };
  const code = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const invited = invite();
  await expect(page.getByRole('status').getByRole('img', { name: 'Loading sharing' })).toBeVisible();
  code.resolve();
  const old = await invited;
  expect(await invite()).toBe(old);
  await page.getByRole('button', { name: 'Turn off the old link' }).click();
  await expect(page.getByText('The old link no longer works.')).toBeVisible();
  const fresh = await invite();
  expect(fresh).not.toBe(old);
  const land = async (link: string) => {
    await open(other, link.slice(new URL(link).origin.length));
  };
  await land(old);
  await other.waitForURL('/');
  await land(fresh);
  await expect(other.getByRole('dialog', { name: 'Follow Pia?' })).toBeVisible();
  await reopen(page);
  await expect(page.getByText('No follow requests')).toBeVisible();
  await other.context().close();

  const saved = () => page.waitForResponse('**/resource/UserSettingsResource/update/');
  for (const isKept of [true, false]) {
    await open(page, '/settings/privacy/');
    const hidden = saved();
    await page.getByRole('switch', { name: /Hide your profile from search engines/ }).click();
    expect((await hidden).status()).toBe(200);
    await open(page, '/settings/permissions/');
    const written = saved();
    const who = page.getByRole('group', { name: 'Who can send me messages' });
    await who.getByRole('radio', { name: isKept ? 'People I follow' : 'Everyone' }).check();
    expect((await written).status()).toBe(200);
    expect(await callAs(page, 'UserSettingsResource.get', {})).toMatchObject({
      exclude_from_search: isKept,
      message_permission: isKept ? 'followed' : 'everyone',
    });
  }
});
