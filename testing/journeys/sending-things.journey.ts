import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { idOf, messages, twoWriters } from './writing.ts';

test('[CONTACT-15] [HEADER-38] [HEADER-39] [HEADER-41] a profile, a pin and a board are sent to people, and each sees what is theirs to see; the own private profile sends an invitation to follow; one chooses whom to write to', async ({
  page,
}) => {
  const { other, olga, mia, miaId, path } = await twoWriters(page);
  const { id: pinId } = await makePin(page);
  const { id: board_id } = await makeBoard(page, 'Hushed');
  await callAs(page, 'BoardResource.update', { board_id, privacy: 'secret' });
  const hold = Promise.withResolvers<void>();
  await page.route('**/resource/ConversationContactsResource/get/**', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await open(page, `/${olga}/`);
  const share = page.getByRole('button', { name: 'Share' });
  const flyout = page.getByRole('dialog', { name: 'Share this profile' });
  const code = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await share.click();
  await expect(page.getByRole('status').getByRole('img', { name: 'Loading sharing' })).toBeVisible();
  await expect(flyout).toHaveCount(0);
  await expectAccessible(page);
  await share.click();
  await expect(share).toHaveAttribute('aria-expanded', 'false');
  await share.click();
  code.resolve();
  await expect(flyout.getByRole('img', { name: 'Loading sharing' })).toBeVisible();
  await expect(share).toHaveAttribute('aria-expanded', 'true');
  const place = await share.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await expect(flyout).toHaveCount(0);
  await expect(share).toHaveAttribute('aria-expanded', 'false');
  await share.click();
  hold.resolve();
  await flyout.getByRole('button', { name: 'Send to Olga Journey' }).click();
  await expect(flyout.getByRole('button', { name: 'Sent to Olga Journey' })).toBeDisabled();
  await expectAccessible(page, '[role=dialog]');

  await open(page, `/pin/${pinId}/`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const ofPin = page.getByRole('dialog', { name: 'Send this Pin' });
  await ofPin.getByPlaceholder('Add a message').fill('For you');
  await ofPin.getByRole('button', { name: 'Send to Olga Journey' }).click();
  await expect(ofPin.getByRole('button', { name: 'Sent to Olga Journey' })).toBeVisible();

  await open(page, `/${mia}/hushed/`);
  await page.getByRole('button', { name: 'Send board' }).click();
  await page
    .getByRole('dialog', { name: 'Send this board' })
    .getByRole('button', { name: 'Send to Olga Journey' })
    .click();
  await expect(page.getByRole('button', { name: 'Sent to Olga Journey' })).toBeVisible();

  await open(page, path);
  await expect(messages(page).getByRole('link')).toHaveText([/Olga Journey/, /Morning light/, /Hushed/]);
  await open(other, path);
  await expect(messages(other).getByRole('link')).toHaveText([/Olga Journey/, /Morning light/]);
  await expect(messages(other)).toContainText("This board doesn't exist, or you can't see it.");
  await expect(messages(other)).toContainText('For you');

  await test.step('an invitation to follow, of its type and id', async () => {
    await callAs(page, 'UserSettingsResource.update', { is_private_profile: true });
    await open(page, `/${mia}/`);
    await page.getByRole('button', { name: 'Messages', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
    // A dropdown that is open already keeps what it shows, by whatever way Share is pressed.
    await page
      .getByRole('button', { name: 'Share', exact: true, includeHidden: true })
      .dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Invite to your profile' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dropdown = page.getByRole('dialog', { name: 'Invite to your profile' });
    await expect(dropdown).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Share this profile' })).toHaveCount(0);
    const sent = page.waitForRequest((request) => /follow_invite/.test(request.postData() ?? ''));
    await dropdown.getByRole('button', { name: 'Send to Olga Journey' }).click();
    const invitation = `"attachment":{"type":"follow_invite","id":"${miaId}"}`;
    expect(decodeURIComponent((await sent).postData() ?? '')).toContain(invitation);
    await expect(dropdown.getByRole('button', { name: 'Sent to Olga Journey' })).toBeVisible();
    await open(other, path);
    const invite = messages(other).getByRole('link', { name: /Invites you to follow/ });
    await expect(invite).toHaveAttribute('href', `/${mia}/`);
  });

  await test.step('an empty conversation opens', async () => {
    const vera = await signUpFresh(other, 'Vera');
    const veraId = await idOf(page, vera);
    await callAs(page, 'UserFollowResource.create', { user_id: veraId });
    await open(page, '/conversations/');
    await page.getByRole('main').getByRole('button', { name: 'Write a message' }).click();
    await page.getByRole('button', { name: 'Choose Vera Journey' }).click();
    const asked = page.waitForRequest('**/resource/ConversationsResource/create/');
    await page.getByRole('button', { name: 'Next' }).click();
    const { options } = JSON.parse(new URLSearchParams((await asked).postData() ?? '').get('data') ?? '{}');
    expect(options).toEqual({ user_ids: [veraId] });
    await page.waitForURL(/\/conversation\/\d+\/$/);
    const id = new URL(page.url()).pathname.split('/')[2];
    await expect(page.getByRole('heading', { level: 1, name: 'Vera Journey' })).toBeVisible();
    await expect(messages(page).getByRole('listitem')).toHaveCount(0);
    // Other clients name the viewer too, which is the same conversation.
    const again = await callAs(page, 'ConversationsResource.create', { user_ids: [miaId, veraId] });
    expect(again.id).toBe(id);
  });
  await other.context().close();
});
