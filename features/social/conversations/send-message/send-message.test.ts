import { expect, test, vi } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import type { CastMember } from '#testing/cast.ts';
import { deliverMessage } from '../message.service.ts';
import { begin, listOf, refused, send, textsOf, writersForEachTest } from '../testing-conversations.ts';

const writers = writersForEachTest();

test('the same word of the client is the same message, also from two windows at once', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben]);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => send(ada, id, { text: 'Once', client_id: 'word-1' })),
  );
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  expect(sent[0]).toMatchObject({ client_id: 'word-1', is_mine: true });
  expect(await textsOf(ben, id)).toEqual(['Once']);
  expect((await listOf(ben))[0]?.unread).toBe(1);
  const [seen] = (await ben.call('ConversationMessagesResource.get', { conversation_id: id })).data;
  expect(seen).not.toHaveProperty('client_id');
  await send(ben, id, { text: 'Mine', client_id: 'word-1' });
  expect(await textsOf(ada, id)).toEqual(['Mine', 'Once']);
});

test('who follows the writer is read once a message', async () => {
  const { ada, ben, platform } = writers;
  const { id } = await begin(ada, [ben]);
  const context = { ...(await ada.context()), viewer: ada.viewer };
  await platform.db.transaction(async (tx) => {
    const rows = vi.spyOn(tx, 'rows');
    const message = { text: 'Hello', attachment: null, clientId: null };
    await deliverMessage(tx, context, { id: id as Id, isGroup: false }, message);
    const asked = rows.mock.calls.flatMap(([statement]) =>
      typeof statement === 'string' ? [] : statement.name,
    );
    expect(asked.filter((name) => name === 'followed-by-these')).toHaveLength(1);
  });
});

test('many at once stand in one order for both, and what came after a message is found whole', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben], 'First');
  const [first] = (await ben.call('ConversationMessagesResource.get', { conversation_id: id })).data;
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(index % 2 ? ada : ben, id, { text: `Word ${index}` })),
  );
  const asked = { conversation_id: id, newer_than: first?.id, page_size: 12 };
  const found: string[] = [];
  let bookmark: string | null | undefined;
  while (bookmark !== null) {
    const page = await ben.call('ConversationMessagesResource.get', {
      ...asked,
      ...(bookmark && { bookmarks: [bookmark] }),
    });
    found.push(...page.data.map((message) => message.id));
    bookmark = page.bookmark;
  }
  expect(found).toHaveLength(30);
  expect(new Set(found).size).toBe(30);
  expect(found).toEqual([...found].sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)));
  expect(found).not.toContain(first?.id);
  expect((await textsOf(ada, id)).length).toBe(25);
});

test('nobody writes nothing, and nobody from outside reads or writes', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben], 'Ours');
  for (const text of ['', '  \n ', undefined]) {
    expect(await refused(send(ada, id, { text }))).toEqual(['invalid', 'message-blank']);
  }
  const gone = ['not-found', 'conversation-not-found'];
  expect(await refused(send(chi, id, { text: 'Let me in' }))).toEqual(gone);
  expect(await refused(textsOf(chi, id))).toEqual(gone);
  expect(await refused(chi.call('ConversationResource.get', { conversation_id: id }))).toEqual(gone);
  expect(await refused(chi.call('ConversationResource.delete', { conversation_id: id }))).toEqual(gone);
  const read = { conversation_id: id, message_id: '1' };
  expect(await refused(chi.call('ConversationReadResource.update', read))).toEqual(gone);
  expect(await textsOf(ada, id)).toEqual(['Ours']);
});

test('what somebody wrote does not go out in the name of who is logged in by now', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben]);
  const sent = { text: 'From Ada', sender_id: ada.id, client_id: 'word-1' };
  expect(await refused(send(ben, id, sent))).toEqual(['conflict', 'other-sender']);
  expect(await textsOf(ada, id)).toEqual([]);
  expect(await send(ada, id, sent)).toMatchObject({ text: 'From Ada', is_mine: true });
});

test('a message keeps its line ends and its script, and loses marks that turn what follows', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben]);
  const { text } = await send(ada, id, { text: '  שלום\r\nעולם 👋🏽\u202e evil  ' });
  expect(text).toBe('שלום\nעולם 👋🏽 evil');
});

test('the same is reached by paths', async () => {
  const { ada, ben } = writers;
  const { data } = await ada.call('POST /v3/conversations/', { user_ids: [ben.id], text: 'One' });
  const conversation_id = data.id;
  await ben.call('POST /v3/conversations/:conversation_id/messages/', { conversation_id, text: 'Two' });
  const messages = await ada.call('GET /v3/conversations/:conversation_id/messages/', { conversation_id });
  expect(messages.data.map(({ text }) => text)).toEqual(['Two', 'One']);
  expect((await ben.call('GET /v3/conversations/', {})).data).toMatchObject([{ id: conversation_id }]);
});
test('a pin, a board and a person are shown to each by their own rights, as long as they are there', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben]);
  const secret = await ada.makes.board('Hushed', { privacy: 'secret' });
  const pin = await ada.saves.pin({ title: 'Fern' });
  const hidden = await ada.saves.pin({ title: 'Hush', board: secret });
  await send(ada, id, { pin: pin.id, text: 'Look' });
  await send(ada, id, { pin: hidden.id });
  await send(ada, id, { board: secret });
  await send(ada, id, { user: chi.id });
  const shown = async (who: CastMember) =>
    (await who.call('ConversationMessagesResource.get', { conversation_id: id })).data.map(
      ({ attachment_type, pin, board, user }) => [
        attachment_type,
        pin?.title ?? board?.name ?? user?.username ?? null,
      ],
    );
  expect(await shown(ada)).toEqual([
    ['user', chi.username],
    ['board', 'Hushed'],
    ['pin', 'Hush'],
    ['pin', 'Fern'],
  ]);
  expect(await shown(ben)).toEqual([
    ['user', chi.username],
    ['board', null],
    ['pin', null],
    ['pin', 'Fern'],
  ]);
  await ada.call('PinResource.delete', { id: pin.id });
  await chi.blocks(ben);
  expect(await shown(ben)).toEqual([
    ['user', null],
    ['board', null],
    ['pin', null],
    ['pin', null],
  ]);
});

test('nobody sends what they do not see, and only oneself invites to follow', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ben, [ada]);
  const secret = await ada.makes.board('Hushed', { privacy: 'secret' });
  expect(await refused(send(ben, id, { board: secret }))).toEqual(['not-found', 'board-not-found']);
  const invite = (of: CastMember) => ({ attachment: { type: 'follow_invite' as const, id: of.id } });
  expect(await refused(send(ben, id, invite(ada)))).toEqual(['not-found', 'user-not-found']);
  expect(await send(ben, id, invite(ben))).toMatchObject({
    ...{ attachment_type: 'follow_invite', user: { username: ben.username }, text: '' },
  });
});
