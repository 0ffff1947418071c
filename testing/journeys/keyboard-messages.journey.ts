import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { tabOnceTo, tabTo } from './keys.ts';
import { open, visitorOf } from './looking.ts';
import { composer, messages, twoWriters } from './writing.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' });

/** Opens the messages from the header. */
async function openMessages(page: Page) {
  const trigger = page.getByRole('banner').getByRole('button', { name: /^Messages/ });
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  return trigger;
}

test('without a mouse one finds somebody, writes to them, is answered while one looks, and leaves', async ({
  page,
}) => {
  const { other, olga, miaId, path } = await twoWriters(page);
  await open(page, '/news/');
  await openMessages(page);
  const panel = panelOf(page);

  await test.step('from the messages of the header', async () => {
    await tabOnceTo(page, 'New message');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('searchbox', { name: 'Search by name or username' })).toBeFocused();
    await page.keyboard.type(olga);
    await expect(panel.getByRole('status').filter({ hasText: '1 person found' })).toHaveCount(1);
    await tabOnceTo(page, 'Choose Olga Journey');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName('Chosen: Olga Journey');
    await tabOnceTo(page, 'Next');
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
    await expect(panel).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Hello Olga');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Hello Olga');
    await page.keyboard.type('Are you there?');
    await tabOnceTo(page, 'Send');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Are you there?');
    await expect(composer(page)).toBeFocused();
  });

  await test.step('the other finds what is unread, and answers', async () => {
    await open(other, '/news/');
    const trigger = await openMessages(other);
    await expect(trigger).toHaveAccessibleName('Messages, 1 unread');
    await tabTo(other, panelOf(other).getByRole('link', { name: /^Mia Journey Are you there\?.*unread$/ }));
    await other.keyboard.press('Enter');
    await other.waitForURL(path);
    await expect(composer(other)).toBeFocused();
    await other.keyboard.type('Here I am');
    await other.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Olga Journey: Here I am' })).toHaveCount(1);
    await expect(composer(page)).toBeFocused();
  });

  await test.step('the conversation is hidden', async () => {
    await tabTo(
      page,
      page.getByRole('main').getByRole('button', { name: 'Conversation options' }),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Conversation options' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Hide conversation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('/conversations/');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Hidden until someone writes again',
    );
  });

  await test.step('from a profile, and one goes on writing', async () => {
    await open(page, `/${olga}/`);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Message', exact: true }));
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
    await expect(flyout.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('From your profile');
    await tabOnceTo(page, 'Send');
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('And on');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('And on');
  });

  await test.step('to and fro among the messages the focus is where one would look next', async () => {
    const stranger = await visitorOf(page);
    await signUpFresh(stranger, 'Zoe');
    const begun = { user_ids: [miaId], text: 'Hello you' };
    const { id } = await callAs(stranger, 'ConversationsResource.create', begun);
    await stranger.context().close();
    await open(page, '/news/');
    const trigger = await openMessages(page);
    const newMessage = panel.getByRole('button', { name: 'New message' });
    await tabTo(page, newMessage);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await tabTo(page, panel.getByRole('button', { name: 'Back to messages' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(newMessage).toBeFocused();
    const requests = panel.getByRole('button', { name: 'Message requests 1' });
    await tabTo(page, requests);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Back to messages' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(requests).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(trigger).toBeFocused();

    await open(page, `/conversation/${id}/`);
    await tabTo(page, page.getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Hello Zoe');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Hello Zoe');
  });
  await other.context().close();
});
