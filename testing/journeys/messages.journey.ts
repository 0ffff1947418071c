import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { composer, idOf, messages, twoWriters, write } from './writing.ts';

const toast = (page: Page, text: string) => page.getByText(text);

test('[CONTACT-10] [CONTACT-11] [CONTACT-12] [ROUTE-40] one writes to a person from their profile, and the conversation opens', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const olga = await signUpFresh(other, 'Olga');
  await signUpFresh(page, 'Mia');
  await open(page, `/${olga}/`);
  const button = page.getByRole('button', { name: 'Message', exact: true });
  const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
  await button.click();
  await expect(flyout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  await button.click();
  const send = flyout.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await flyout.getByRole('textbox').fill('  \n ');
  await expect(send).toBeDisabled();
  await flyout.getByRole('textbox').fill('Hello Olga');
  await expectAccessible(page, '[role=dialog]');
  await send.click();
  await page.waitForURL(/\/conversation\/\d+\/$/);
  await expect(flyout).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Journey' })).toBeVisible();
  await expect(messages(page)).toContainText('Hello Olga');
  await page.goBack();
  await button.click();
  await expect(flyout.getByRole('textbox')).toHaveValue('');
});

test('[ERR-04] [CONTACT-13] [CONTACT-16] a conversation that cannot be begun says why in the words of the server, or in its own', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const olga = await signUpFresh(other, 'Olga');
  await signUpFresh(page, 'Mia');
  await open(page, `/${olga}/`);
  await callAs(other, 'UserSettingsResource.update', { message_permission: 'nobody' });
  const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
  const attempt = async () => {
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    if ((await flyout.getByRole('textbox').inputValue()) === '') {
      await flyout.getByRole('textbox').fill('Hello Olga');
    }
    await flyout.getByRole('button', { name: 'Send' }).click();
  };
  await attempt();
  await expect(toast(page, 'You cannot write to this person.')).toBeVisible();
  const failed = (error: object) => ({
    status: 403,
    json: { resource_response: { status: 'failure', error } },
  });
  for (const [answer, words] of [
    [failed({ message: 'No', message_detail: 'Not on Sundays.' }), 'Not on Sundays.'],
    [failed({ message: 'Not on Mondays.' }), 'Not on Mondays.'],
    [failed({ message: '', message_detail: '' }), 'Failed to create conversation.'],
    [failed({}), 'Failed to create conversation.'],
    [{ status: 500, body: '<html>' }, 'Failed to create conversation.'],
  ] as const) {
    await page.route('**/resource/ConversationsResource/create/', (route) => route.fulfill(answer));
    await attempt();
    await expect(toast(page, words)).toBeVisible();
    const told = page.getByRole('listitem').filter({ hasText: words });
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, words)).toHaveCount(0);
    await page.unroute('**/resource/ConversationsResource/create/');
  }
  const error = { reason: 'idempotency-key-in-use', message: 'This Idempotency-Key…' };
  await page.route('**/resource/ConversationsResource/create/', (route) =>
    route.fulfill({ status: 409, json: { resource_response: { status: 'failure', error } } }),
  );
  await attempt();
  await expect(toast(page, 'This is still in progress. Try again in a moment.')).toBeVisible();
  await open(page, `/${olga}/`);
  await expect(page.getByRole('button', { name: 'Message', exact: true })).toHaveCount(0);
});

test('a message arrives without a reload, is counted and announced, and is read by looking at it', async ({
  page,
}) => {
  const { other, path } = await twoWriters(page);
  await open(other, '/news/');
  await open(page, path);
  await write(page, 'Look at https://example.com/fern (it is green)\nשלום');
  await expect(other.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();
  await other.getByRole('button', { name: 'Messages, 1 unread' }).click();
  const dropdown = other.getByRole('dialog', { name: 'Messages' });
  await expect(dropdown.getByRole('listitem')).toContainText('Mia Journey');
  await expectAccessible(other, '[role=dialog]');
  await dropdown.getByRole('listitem').getByRole('link').click();
  await other.waitForURL(path);
  const link = messages(other).getByRole('link', { name: 'https://example.com/fern' });
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
  await expect(other.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  await write(other, 'Very green 🌿');
  await expect(messages(page)).toContainText('Very green 🌿');
  await expect(page.getByRole('status').filter({ hasText: 'Olga Journey: Very green' })).toHaveCount(1);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.waitForURL('/conversations/');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
  await expectToFit(page);
});

test('without a stream messages and their count come by looking every 15 seconds, until there is one again', async ({
  page,
}) => {
  const { other, path, id } = await twoWriters(page);
  const say = (text: string) =>
    callAs(page, 'ConversationMessagesResource.create', { conversation_id: id, text });
  const stream = '**/resource/live/**';
  await other.route(stream, (route) => route.abort());
  await other.clock.install();
  await open(other, '/news/');
  await other.waitForLoadState('networkidle');
  await say('By looking');
  await other.clock.runFor(15_000);
  await expect(other.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();
  // Now the server says no, upon which a browser gives up by itself.
  await other.unroute(stream);
  await other.route(stream, (route) => route.fulfill({ status: 503 }));
  await open(other, path);
  await expect(messages(other)).toContainText('By looking');
  await other.waitForLoadState('networkidle');
  await say('Looked for again');
  await other.clock.runFor(15_000);
  await expect(messages(other)).toContainText('Looked for again');
  await other.unroute(stream);
  const opened = other.waitForResponse(stream);
  await other.clock.runFor(60_000);
  expect((await opened).status()).toBe(200);
  await other.clock.pauseAt((await other.evaluate(() => Date.now())) + 1000);
  await say('As it happens');
  await expect(messages(other)).toContainText('As it happens');
  await other.context().close();
});

test('what is written without a connection stays, over a reload too, and goes out once', async ({ page }) => {
  const { other, path } = await twoWriters(page);
  await open(page, path);
  await open(other, path);
  await write(page, 'Before the tunnel');
  await expect(messages(other)).toContainText('Before the tunnel');
  // The server takes the first, but the answer gets lost: nobody knows.
  const sending = '**/resource/ConversationMessagesResource/create/';
  let isTaken = true;
  await page.route(sending, async (route) => {
    if (isTaken) await route.fetch();
    await route.abort();
  });
  await write(page, 'In the tunnel');
  await expect(messages(other)).toContainText('In the tunnel');
  // Taken off here, the route would let go of a request that it still holds, with its answer.
  isTaken = false;
  await write(page, 'Still in the tunnel');
  const last = messages(page).getByRole('listitem').filter({ hasText: 'Still in the tunnel' });
  await expect(last.getByText(/Not sent yet/)).toBeVisible();
  const second = await page.context().newPage();
  await second.route(sending, (route) => route.abort());
  await open(second, path);
  await expect(messages(second)).toContainText('Still in the tunnel');
  await open(page, path);
  await expect(messages(page)).toContainText('Still in the tunnel');
  await page.context().setOffline(true);
  await page.unroute(sending);
  await second.unroute(sending);
  await page.context().setOffline(false);
  await expect(messages(page).getByText(/Not sent yet|Sending/)).toHaveCount(0);
  for (const text of ['In the tunnel', 'Still in the tunnel']) {
    for (const shown of [page, second, other]) {
      await expect(messages(shown).getByText(text, { exact: true })).toHaveCount(1);
    }
  }
});

test('what waits says what for: whoever is logged in as somebody else by now is not offline', async ({
  page,
}) => {
  const { path } = await twoWriters(page);
  await open(page, path);
  const own = await page.context().cookies();
  const elsewhere = await page.context().newPage();
  await signUpFresh(elsewhere, 'Zoe');
  await write(page, 'Whose is this?');
  const waiting = messages(page).getByText(/Not sent yet/);
  await expect(waiting).toHaveText("Not sent yet. We'll send it once you log in to this account again.");
  let isBusy = true;
  await page.route('**/resource/ConversationMessagesResource/create/', (route) =>
    isBusy ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.context().clearCookies();
  await page.context().addCookies(own);
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(waiting).toHaveText("Not sent yet. We'll try again in a moment.");
  isBusy = false;
  // It goes out by itself, so its button may be gone before a press. Each try waits longer than the one before.
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  await expect(messages(page).getByText('Whose is this?')).toHaveCount(1);
});

test('who was without a line finds everything that was written meanwhile, in its order', async ({ page }) => {
  const { other, path, id } = await twoWriters(page);
  await open(page, path);
  await page.context().setOffline(true);
  for (const text of ['One', 'Two', 'Three']) {
    await callAs(other, 'ConversationMessagesResource.create', { conversation_id: id, text });
  }
  await write(page, 'Four');
  await page.context().setOffline(false);
  const words = messages(page).locator('p');
  await expect(words).toHaveText(['One', 'Two', 'Three', 'Four']);
  await open(other, path);
  await expect(messages(other).locator('p')).toHaveText(['One', 'Two', 'Three', 'Four']);
});

test("a stranger's first message waits among the requests; accepting opens it, declining is silent", async ({
  page,
}) => {
  const other = await visitorOf(page);
  const mia = await signUpFresh(page, 'Mia');
  await signUpFresh(other, 'Zoe');
  const miaId = await idOf(other, mia);
  const { id } = await callAs(other, 'ConversationsResource.create', {
    user_ids: [miaId],
    text: 'Hello you',
  });
  await open(page, '/conversations/');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByRole('button', { name: /Message requests/ }).click();
  await page.getByRole('list', { name: 'Message requests' }).getByRole('link').click();
  await page.waitForURL(`/conversation/${id}/`);
  await expect(messages(page)).toContainText('Hello you');
  await expect(composer(page)).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Accept' }).click();
  await write(page, 'Hello Zoe');
  await open(other, `/conversation/${id}/`);
  await expect(messages(other)).toContainText('Hello Zoe');

  const third = await visitorOf(page);
  await signUpFresh(third, 'Tim');
  const begun = await callAs(third, 'ConversationsResource.create', { user_ids: [miaId], text: 'Buy this' });
  await open(page, `/conversation/${begun.id}/`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Request declined')).toBeVisible();
  await page.waitForURL('/conversations/');
  await open(third, `/conversation/${begun.id}/`);
  await write(third, 'Hello?');
  await expect(messages(third).getByText(/Sending/)).toHaveCount(0);
  await open(page, '/conversations/');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Message requests/ })).toHaveCount(0);
});

test('a block ends a conversation: what the other still writes is not sent, and can be deleted', async ({
  page,
}) => {
  const { other, path } = await twoWriters(page);
  await open(page, path);
  await open(other, path);
  await write(other, 'Hello');
  await expect(messages(page)).toContainText('Hello');
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Block Olga Journey' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Block Olga Journey?' });
  await confirm.getByRole('button', { name: 'Block' }).click();
  await page.waitForURL('/conversations/');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await write(other, 'Are you there?');
  await expect(messages(other).getByText('Not sent. This conversation was not found.')).toBeVisible();
  const again = other.waitForResponse('**/resource/ConversationMessagesResource/create/');
  await messages(other).getByRole('button', { name: 'Try again' }).click();
  expect((await again).status()).toBe(404);
  await messages(other).getByRole('button', { name: 'Delete' }).click();
  await expect(messages(other).getByText('Are you there?')).toHaveCount(0);
  expect((await page.goto(path))?.status()).toBe(404);
});
