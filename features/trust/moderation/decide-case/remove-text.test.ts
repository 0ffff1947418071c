import { beforeAll, expect, test } from 'vitest';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { openModeration } from '../testing-moderation.ts';

let world: Awaited<ReturnType<typeof openModeration>>;

beforeAll(async () => {
  world = await openModeration();
});

test('a removed comment goes with what answers it, and is there again when its author is right', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const { id: pinId } = await ada.saves.pin();
  const say = async (text: string, reply_to_id?: string) =>
    (await ben.call('AggregatedCommentResource.create', { pinId, text, reply_to_id })).data.id;
  const comment = await say('Rude words');
  await say('More of them', comment);
  const read = async () => (await ada.call('PinResource.get', { id: pinId })).data.comment_count;
  const id = await reported('comment', comment);
  await expect(decide(id, { decision: 'remove_message' })).rejects.toMatchObject({ kind: 'invalid' });
  await decide(id, { decision: 'remove_comment' });
  expect(await read()).toBe(0);
  await expect(say('Still here', comment)).rejects.toMatchObject({ kind: 'not-found' });
  await platform.runJobs();
  expect(platform.outbox.at(-1)?.text).toContain('We removed your comment');
  await appeal(id, ben);
  await answer(id, 'overturned');
  expect(await read()).toBe(2);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a removed comment that its author deletes too does not come back', async () => {
  const { cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const { id: pinId } = await ada.saves.pin();
  const said = (await ben.call('AggregatedCommentResource.create', { pinId, text: 'Rude words' })).data;
  const id = await reported('comment', said.id);
  await decide(id, { decision: 'remove_comment' });
  await ben.call('AggregatedCommentResource.delete', { commentId: said.id });
  await appeal(id, ben);
  await answer(id, 'overturned');
  expect((await ada.call('AggregatedCommentFeedResource.get', { pin_id: pinId })).data).toEqual([]);
});

test('a removed message has nothing in it any more for anybody, and cannot be reported again', async () => {
  const { cast, reported, decide, appeal, answer } = world;
  const { ada, chi } = cast;
  const { data: conversation } = await ada.call('ConversationsResource.create', { user_ids: [chi.id] });
  const conversation_id = conversation.id;
  const sent = { conversation_id, text: 'Rude words', board: await ada.makes.board('Rude') };
  const { id: message } = (await ada.call('ConversationMessagesResource.create', sent)).data;
  const read = async (who: typeof ada) => {
    const [last] = (await who.call('ConversationMessagesResource.get', { conversation_id })).data;
    return [last?.text, last?.is_removed, last?.attachment_type];
  };
  const id = await reported('message', message);
  await decide(id, { decision: 'remove_message' });
  for (const who of [ada, chi]) expect(await read(who)).toEqual(['', true, null]);
  const again = { kind: 'message', id: message, reason: 'spam' } as const;
  await expect(chi.call('ReportResource.create', again)).rejects.toMatchObject({ kind: 'not-found' });
  await appeal(id, ada);
  await answer(id, 'overturned');
  expect(await read(chi)).toEqual(['Rude words', false, 'board']);
});

test('a removed try is gone from the pin and the profile, and comes back unless its author said it anew', async () => {
  const { cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const { id: pin_id } = await ada.saves.pin();
  const say = async (details: string) =>
    (await ben.call('DidItActivityResource.create', { pin_id, details })).data.id;
  const read = async () => {
    const [onPin] = (await ada.call('DidItActivityFeedResource.get', { pin_id })).data;
    const [onProfile] = (await ada.call('DidItUserFeedResource.get', { username: 'ben' })).data;
    return [onPin?.details, onProfile?.did_it_data?.details];
  };
  const first = await reported('try', await say('Rude words'));
  await decide(first, { decision: 'remove_try' });
  expect(await read()).toEqual([undefined, undefined]);
  await appeal(first, ben);
  await answer(first, 'overturned');
  expect(await read()).toEqual(['Rude words', 'Rude words']);
  const second = await reported('try', await say('Ruder words'));
  await decide(second, { decision: 'remove_try' });
  await say('Kind words');
  await appeal(second, ben);
  await answer(second, 'overturned');
  expect(await read()).toEqual(['Kind words', 'Kind words']);
});
