import { expect, test } from 'vitest';
import type { CastMember } from '#testing/cast.ts';
import { badgeOf, begin, listOf, send, textsOf, writersForEachTest } from '../testing-conversations.ts';

const writers = writersForEachTest();

const NOTHING = { unread_count: 0, request_count: 0 };
const blocks = async (who: CastMember, other: CastMember) => {
  await who.call('UserBlockResource.create', { blocked_user_id: other.id });
  await writers.platform.runJobs();
};

test('what a block hides in a group, so that it can never be read, is unread no more for either', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(chi, [ada, ben]);
  await send(ada, id, { text: 'Of Ada' });
  await send(ben, id, { text: 'Of Ben' });
  await send(ada, id, { text: 'More of Ada' });
  await send(ben, id, { text: 'More of Ben' });
  await send(ada, id, { text: 'Again' });
  expect(await badgeOf(ben)).toEqual({ unread_count: 1, request_count: 0 });
  await blocks(ada, ben);
  expect(await badgeOf(ben)).toEqual(NOTHING);
  expect((await listOf(ben))[0]).toMatchObject({ id, unread: 0 });
});

test('what others wrote in the group stays unread, and so does what is read after the block', async () => {
  const { ada, ben, more } = writers;
  const dan = await more('Dan');
  await ada.follows(dan);
  const { id } = await begin(dan, [ada, ben], 'Of Dan');
  await send(ben, id, { text: 'Of Ben' });
  expect((await listOf(ada))[0]).toMatchObject({ unread: 2 });
  await blocks(ben, ada);
  expect((await listOf(ada))[0]).toMatchObject({ unread: 1 });
  expect(await textsOf(ada, id)).toEqual(['Of Dan']);
  await send(ben, id, { text: 'Hidden' });
  await send(dan, id, { text: 'More of Dan' });
  expect((await listOf(ada))[0]).toMatchObject({ unread: 2 });
});

test('what stands before somebody of a group that they have left is listed nowhere, and not counted', async () => {
  const { ada, ben, chi, platform } = writers;
  const { id } = await begin(ada, [ben, chi], 'One');
  const [place] = await platform.db.rows<{ home: number }>(
    'select home from inbox where user_id = $1 and conversation_id = $2',
    [ben.id, id],
  );
  await ben.call('ConversationResource.delete', { conversation_id: id });
  for (const [state, other] of [
    ['open', id],
    ['request', (await begin(ada, [chi], 'Two')).id],
  ]) {
    await platform.db.write(
      `insert into inbox (home, user_id, conversation_id, last_message_at, state, unread_count)
       values ($1, $2, $3, now(), $4, 1)`,
      [place?.home, ben.id, other, state],
    );
  }
  expect([await listOf(ben), await listOf(ben, 'requests'), await badgeOf(ben)]).toEqual([[], [], NOTHING]);
});
