import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { idOf, messages, twoWriters, write } from './writing.ts';

const choose = async (page: Page, option: string) => {
  await page.getByRole('main').getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
};
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');

test('a message and who wrote it are reported from the conversation, which is hidden until somebody writes again; a group is begun from the inbox, and whoever leaves it sees no more of it', async ({
  page,
}) => {
  const { other, olga, miaId, id, path } = await twoWriters(page);
  const say = (text: string) =>
    callAs(other, 'ConversationMessagesResource.create', { conversation_id: id, text });
  await say('Buy this');
  await open(page, path);
  await messages(page).getByText('Buy this').hover();
  await page.getByRole('button', { name: "Options for Olga Journey's message" }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Someone will review it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await choose(page, 'Report Olga Journey');
  await page.waitForURL(`/${olga}/report/`);
  await expect(page.getByRole('heading', { name: 'Report this person' })).toBeVisible();
  await page.goBack();
  await choose(page, 'Hide conversation');
  await expect(page.getByText('Hidden until someone writes again')).toBeVisible();
  await page.waitForURL('/conversations/');
  await expect(conversations(page)).toHaveCount(0);
  await say('Still here');
  await expect(conversations(page)).toContainText(['Still here']);

  await test.step('a group is begun from the inbox, and whoever leaves it sees no more of it', async () => {
    const third = await visitorOf(page);
    const tim = await signUpFresh(third, 'Tim');
    await callAs(page, 'UserFollowResource.create', { user_id: await idOf(page, tim) });
    await callAs(third, 'UserFollowResource.create', {
      user_id: miaId,
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/conversations/');
    await page.getByRole('button', { name: 'Write a message' }).click();
    const dialog = page.getByRole('dialog', { name: 'New message' });
    await dialog.getByRole('button', { name: /^Choose Tim/ }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/\/conversation\/\d+\/$/);
    await expect(dialog).toHaveCount(0);
    const pair = new URL(page.url()).pathname;
    await page.getByRole('main').getByRole('button', { name: 'New message' }).click();
    for (const name of ['Olga Journey', 'Tim Journey']) {
      await page.getByRole('button', { name: `Choose ${name}` }).click();
    }
    await expect(page.getByText('To Olga Journey and Tim Journey')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => /\/conversation\/\d+\/$/.test(url.pathname) && url.pathname !== pair);
    const group = new URL(page.url()).pathname;
    await write(page, 'Hello both');
    await open(third, group);
    await expect(messages(third)).toContainText('Hello both');
    await choose(page, 'Leave group');
    const confirm = page.getByRole('alertdialog', { name: 'Leave this group?' });
    await confirm.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('You left the group')).toBeVisible();
    await page.waitForURL('/conversations/');
    await expect(page.getByText('Hello both')).toHaveCount(0);
    expect((await page.request.get(group)).status()).toBe(404);
    expect((await third.request.get(group)).status()).toBe(200);
    await Promise.all([other.context().close(), third.context().close()]);
  });
});
