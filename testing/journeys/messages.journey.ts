import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { composer, idOf, messages, twoWriters, write } from './writing.ts';

const toast = (page: Page, text: string) => page.getByText(text);

test('[CONTACT-10] [CONTACT-11] [CONTACT-12] [CONTACT-13] [CONTACT-16] [ERR-04] [ROUTE-40] one writes to a person from their profile, and the conversation opens or it is told why not', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const olga = await signUpFresh(other, 'Olga');
  await signUpFresh(page, 'Mia');
  await open(page, `/${olga}/`);
  const button = page.getByRole('button', { name: 'Message', exact: true });
  const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
  const field = flyout.getByRole('textbox');
  const send = flyout.getByRole('button', { name: 'Send' });
  await button.click();
  await expect(flyout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  await button.click();
  await expect(send).toBeDisabled();
  await field.fill('  \n ');
  await expect(send).toBeDisabled();
  await field.fill('Hello Olga');
  await expectAccessible(page, '[role=dialog]');

  await test.step('in the words of the server, or in its own', async () => {
    const fails = async (words: string) => {
      await send.click();
      await expect(toast(page, words)).toBeVisible();
      const told = page.getByRole('listitem').filter({ hasText: words });
      // A press elsewhere closes the flyout, which keeps what was written.
      await told.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page, words)).toHaveCount(0);
      await expect(flyout).toHaveCount(0);
      await button.click();
      await expect(field).toHaveValue('Hello Olga');
    };
    await callAs(other, 'UserSettingsResource.update', { message_permission: 'nobody' });
    await fails("You can't message this person.");
    await callAs(other, 'UserSettingsResource.update', { message_permission: 'everyone' });
    const failed = (error: object, status = 403) => ({
      status,
      json: { resource_response: { status: 'failure', error } },
    });
    for (const [answer, words] of [
      [failed({ message: 'No', message_detail: 'Not on Sundays.' }), 'Not on Sundays.'],
      [failed({ message: 'Not on Mondays.' }), 'Not on Mondays.'],
      [failed({ message: '', message_detail: '' }), 'Failed to create conversation.'],
      [{ status: 500, body: '<html>' }, 'Failed to create conversation.'],
      [
        failed({ reason: 'idempotency-key-in-use', message: 'This Idempotency-Key…' }, 409),
        'This is still in progress. Try again in a moment.',
      ],
    ] as const) {
      await page.route('**/resource/ConversationsResource/create/', (route) => route.fulfill(answer));
      await fails(words);
      await page.unroute('**/resource/ConversationsResource/create/');
    }
  });

  await send.click();
  await page.waitForURL(/\/conversation\/\d+\/$/);
  await expect(flyout).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Journey' })).toBeVisible();
  await expect(messages(page)).toContainText('Hello Olga');
  await page.goBack();
  await button.click();
  await expect(field).toHaveValue('');
  await other.context().close();
});

test('a message arrives without a reload, is counted and announced, and is read by looking at it; without a stream all that comes every 15 seconds', async ({
  page,
}) => {
  const { other, path, id } = await twoWriters(page);
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
  const answer = 'Very green 🌿, and everybody may look at it as long as they please. '.repeat(3);
  await write(other, answer);
  await expect(messages(page)).toContainText('Very green 🌿');
  await expect(page.getByRole('status').filter({ hasText: 'Olga Journey: Very green' })).toHaveCount(1);
  await expectAccessible(page, 'main');

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expectToFit(page);
    const more = messages(page)
      .getByRole('listitem')
      .filter({ hasText: 'Very green' })
      .getByRole('button', { name: /^Options for .* message$/ });
    const box = await more.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    await page.getByRole('link', { name: 'All messages' }).click();
    await page.waitForURL('/conversations/');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
    await expectToFit(page);
  });

  await test.step('without a stream, until there is one again', async () => {
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
  });
  await other.context().close();
});

test('what is written without a connection stays, over a reload too, says what it waits for, and goes out once', async ({
  page,
}) => {
  const { other, path, id } = await twoWriters(page);
  await open(page, path);

  await test.step('what was written meanwhile comes in its order', async () => {
    await page.context().setOffline(true);
    for (const text of ['One', 'Two', 'Three']) {
      await callAs(other, 'ConversationMessagesResource.create', { conversation_id: id, text });
    }
    await write(page, 'Four');
    await page.context().setOffline(false);
    const words = ['One', 'Two', 'Three', 'Four'];
    await expect(messages(page).locator('p')).toHaveText(words);
    await open(other, path);
    await expect(messages(other).locator('p')).toHaveText(words);
  });

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

  await test.step('whoever is logged in as somebody else by now is not offline', async () => {
    const own = await page.context().cookies();
    await signUpFresh(second, 'Zoe');
    await second.close();
    await write(page, 'Whose is this?');
    const waiting = messages(page).getByText(/Not sent yet/);
    await expect(waiting).toHaveText("Not sent yet. We'll send it once you log in to this account again.");
    let isBusy = true;
    await page.route(sending, (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue()));
    await page.context().clearCookies();
    await page.context().addCookies(own);
    await messages(page).getByRole('button', { name: 'Try again' }).click();
    await expect(waiting).toHaveText("Not sent yet. We'll try again in a moment.");
    isBusy = false;
    // It goes out by itself, so its button may be gone before a press. Each try waits longer than the one before.
    await expect(waiting).toHaveCount(0, { timeout: 30_000 });
    await expect(messages(page).getByText('Whose is this?')).toHaveCount(1);
  });
  await other.context().close();
});

test("a stranger's first message waits among the requests; accepting opens it, declining is silent, and a block ends it", async ({
  page,
}) => {
  const other = await visitorOf(page);
  const mia = await signUpFresh(page, 'Mia');
  await signUpFresh(other, 'Zoe');
  const user_ids = [await idOf(other, mia)];
  const { id } = await callAs(other, 'ConversationsResource.create', { user_ids, text: 'Hello you' });
  const path = `/conversation/${id}/`;

  await test.step('accepted', async () => {
    await open(page, '/conversations/');
    await expect(page.getByText('No messages yet')).toBeVisible();
    await page.getByRole('button', { name: /Message requests/ }).click();
    await page.getByRole('list', { name: 'Message requests' }).getByRole('link').click();
    await page.waitForURL(path);
    await expect(messages(page)).toContainText('Hello you');
    await expect(composer(page)).toHaveCount(0);
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Accept' }).click();
    await write(page, 'Hello Zoe');
    await open(other, path);
    await expect(messages(other)).toContainText('Hello Zoe');
  });

  await test.step('declined', async () => {
    const third = await visitorOf(page);
    await signUpFresh(third, 'Tim');
    const begun = await callAs(third, 'ConversationsResource.create', { user_ids, text: 'Buy this' });
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
    await third.context().close();
  });

  await test.step('blocked: what the other still writes is not sent, and can be deleted', async () => {
    await open(page, path);
    const block = async () => {
      await page.getByRole('button', { name: 'Conversation options' }).click();
      await page.getByRole('menuitem', { name: 'Block Zoe Journey' }).click();
      const confirm = page.getByRole('alertdialog', { name: 'Block Zoe Journey?' });
      await confirm.getByRole('button', { name: 'Block' }).click();
    };
    const confirmation = page.getByRole('dialog', { name: 'Zoe Journey is blocked' });
    const done = confirmation.getByRole('button', { name: 'Done' });
    const released = Promise.withResolvers<void>();
    await page.route('**/resource/UserBlockResource/**', async (route) => {
      await released.promise;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await block();
    await done.click();
    await expect(confirmation).toBeHidden();
    const failed = page.waitForResponse('**/resource/UserBlockResource/**');
    released.resolve();
    await failed;
    await page.unroute('**/resource/UserBlockResource/**');
    await block();
    await expect(toast(page, "You've blocked Zoe Journey")).toBeVisible();
    await done.click();
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
  await other.context().close();
});
