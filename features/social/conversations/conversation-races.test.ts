import { expect, test } from 'vitest';
import { blockRows } from '#testing/cast-rows.ts';
import { heldPeople, holdAtOnce, inOrder, meanwhile } from '#testing/meanwhile.ts';
import { begin, send, textsOf, writersForEachTest } from './testing-conversations.ts';

const writers = writersForEachTest();

/** Makes the call while Ben blocks Ada. */
const whileBlocked = (call: () => Promise<unknown>) => {
  const { platform, ada, ben } = writers;
  return meanwhile(platform.db, heldPeople(ada.id, ben.id), call, (tx) => blockRows(tx, ben.id, ada.id));
};

const written = () =>
  writers.platform.db.rows('select id from conversations union all select id from messages');

test('a block in between stops a message, a first one too, and an empty conversation', async () => {
  const { platform, ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben], 'Before');
  const before = await written();
  expect(await whileBlocked(() => send(ada, id, { text: 'After' }))).toBe('not-found');
  const unblock = async () => {
    for (const table of ['blocks', 'blocked_by']) await platform.db.write(`delete from ${table}`);
  };
  await unblock();
  expect(await whileBlocked(() => begin(ada, [ben], 'After'))).toBe('not-found');
  await unblock();
  expect(await whileBlocked(() => begin(ada, [ben]))).toBe('not-found');
  await unblock();
  expect(await whileBlocked(() => begin(ada, [ben, chi], 'After'))).toBe('not-found');
  expect(await written()).toEqual(before);
});

test('nothing is begun with whoever is suspended in between', async () => {
  const { platform, ada, chi } = writers;
  const before = await written();
  for (const text of ['Hello', undefined]) {
    const outcome = await meanwhile(
      platform.db,
      heldPeople(ada.id, chi.id),
      () => begin(ada, [chi], text),
      (tx) => tx.write('update users set suspended_at = now() where id = $1', [chi.id]),
    );
    expect(outcome).toBe('not-found');
    await platform.db.write('update users set suspended_at = null where id = $1', [chi.id]);
  }
  expect(await written()).toEqual(before);
});

test('whoever begins a conversation locks its people in order, and themselves among them', async () => {
  const { platform, ada, ben, chi } = writers;
  const people = new Map([ada, ben, chi].map((one) => [one.id, one]));
  const [first, ...later] = inOrder([...people.keys()]).flatMap((id) => people.get(id) ?? []);
  if (!first) throw new Error('nobody is there');
  for (const others of [later.slice(0, 1), later]) {
    const outcome = await meanwhile(
      platform.db,
      heldPeople(first.id),
      () => begin(first, others, 'Hello'),
      (tx) => holdAtOnce(tx, heldPeople(...others.map(({ id }) => id))),
    );
    expect(outcome).toBe('done');
  }
});

test('in a group a block in between keeps the message from whom it concerns', async () => {
  const { platform, ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben, chi], 'Before');
  expect(await whileBlocked(() => send(ada, id, { text: 'After' }))).toBe('done');
  expect(await textsOf(chi, id)).toEqual(['After', 'Before']);
  const unread = 'select unread_count from inbox where user_id = $1 and conversation_id = $2';
  expect(await platform.db.rows(unread, [ben.id, id])).toEqual([{ unread_count: 1 }]);
});

test('whoever turns messages off in between gets none', async () => {
  const { platform, ada, ben } = writers;
  const { id } = await begin(ada, [ben], 'Before');
  const outcome = await meanwhile(
    platform.db,
    heldPeople(ben.id),
    () => send(ada, id, { text: 'After' }),
    (tx) => tx.write('update users set should_show_messaging = false where id = $1', [ben.id]),
  );
  expect(outcome).toBe('forbidden');
});

test('a request is not accepted where a block comes in between', async () => {
  const { platform, ada, chi } = writers;
  const { id } = await begin(chi, [ada], 'Hello');
  const outcome = await meanwhile(
    platform.db,
    heldPeople(ada.id, chi.id),
    () => ada.call('ConversationRequestResource.update', { conversation_id: id }),
    (tx) => blockRows(tx, chi.id, ada.id),
  );
  expect(outcome).toBe('not-found');
  expect(await platform.db.rows('select state from inbox where user_id = $1', [ada.id])).toEqual([
    { state: 'request' },
  ]);
});
