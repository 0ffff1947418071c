import { beforeEach, expect, test } from 'vitest';
import { say } from '#features/social/comments/testing-comments.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { deliverBundled } from './deliver-notification.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const notificationsOf = async (who: CastMember) => {
  await platform.runJobs();
  const { data } = await who.call('NewsHubResource.get', {});
  return data.map(({ news_type, actor, others_count, url }) => [
    news_type,
    actor.username,
    others_count,
    url,
  ]);
};

test('a comment is news for whose pin it is, for whom it answers and for whom it names, each once', async () => {
  const { ada, ben, chi, studio } = cast;
  const { id } = await ada.saves.pin();
  const first = await say(ben, id, 'Look, @chi and @ada');
  const reply = await say(chi, id, 'Nice, @ada', first);
  const thanks = await say(ada, id, 'Thanks', reply);
  await say(ada, id, 'To myself @ada');
  await studio.call('AggregatedCommentLikeResource.create', { commentId: first.id });
  const at = (comment: { id: string }) => `/pin/${id}/?comment=${comment.id}#comments`;
  expect(await notificationsOf(ada)).toEqual([['pin_comment', 'chi', 1, at(reply)]]);
  expect(await notificationsOf(ben)).toEqual([
    ['comment_like', 'studio', 0, at(first)],
    ['comment_reply', 'chi', 0, at(reply)],
  ]);
  expect(await notificationsOf(chi)).toEqual([
    ['comment_reply', 'ada', 0, at(thanks)],
    ['comment_mention', 'ben', 0, at(first)],
  ]);
});

test('who is named under a pin that they may not see hears nothing of it, in their count neither', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Hidden', { privacy: 'secret' });
  await ada.shares(board, chi);
  const pin = await ada.saves.pin({ board });
  await say(ada, pin.id, 'Look, @ben and @chi');
  expect((await notificationsOf(chi)).map(([type]) => type)).toEqual(['comment_mention']);
  expect(await notificationsOf(ben)).toEqual([]);
  const stored = await platform.db.rows('select 1 from notifications where user_id = $1', [ben.id]);
  expect(stored).toEqual([]);
});

test('news of several are one line until they are read, and an event that comes again makes no second one', async () => {
  const { ada, ben, chi, studio } = cast;
  const { id } = await ada.saves.pin();
  const own = await say(ada, id, 'Mine');
  const like = (who: CastMember) => who.call('AggregatedCommentLikeResource.create', { commentId: own.id });
  for (const who of [ben, chi]) await like(who);
  const [line] = await notificationsOf(ada);
  expect(line?.slice(0, 3)).toEqual(['comment_like', 'chi', 1]);
  const [newest] = (await ada.call('NewsHubResource.get', {})).data;
  await ada.call('NewsHubResource.update', { last_seen_id: newest?.id ?? '' });
  await ben.call('AggregatedCommentLikeResource.delete', { commentId: own.id });
  for (const who of [ben, studio]) await like(who);
  expect((await notificationsOf(ada)).map((row) => row.slice(0, 3))).toEqual([
    ['comment_like', 'studio', 0],
    ['comment_like', 'chi', 1],
  ]);
  const told = { actor_id: ben.id, person_id: ada.id, object_id: own.id as typeof ada.id };
  for (const eventId of ['a', 'a'])
    await deliverBundled(platform, { what: 'comment_reply', ...told, eventId, at: platform.clock.now() });
  expect((await notificationsOf(ada)).filter(([type]) => type === 'comment_reply')).toHaveLength(1);
});

test('of more people than are noted the oldest gives way, and those who are not looked up are counted', async () => {
  const { ada, ben } = cast;
  const { id } = await ada.saves.pin();
  const own = await say(ada, id, 'Liked by many');
  await ben.call('AggregatedCommentLikeResource.create', { commentId: own.id });
  expect((await notificationsOf(ada)).map((row) => row[2])).toEqual([0]);
  const others = (count: number) => Array.from({ length: count }, (_, index) => ({ actor: `${index + 1}` }));
  await platform.db.write(
    `update notifications set data = data || jsonb_build_object('entries', $2::jsonb) where user_id = $1`,
    [ada.id, JSON.stringify([{ actor: ben.id }, ...others(49)])],
  );
  await cast.chi.call('AggregatedCommentLikeResource.create', { commentId: own.id });
  // Chi and Ben are found; eight unknown ids are loaded too, forty are not.
  expect((await notificationsOf(ada)).map((row) => row.slice(0, 3))).toEqual([['comment_like', 'chi', 41]]);
  const [stored] = await platform.db.rows<{ entries: { actor: string }[] }>(
    `select data -> 'entries' as entries from notifications where user_id = $1`,
    [ada.id],
  );
  expect(stored?.entries).toEqual([{ actor: cast.chi.id }, { actor: ben.id }, ...others(48)]);
});

test('news of what is deleted or hidden are not shown, and who does without them is not told', async () => {
  const { ada, ben } = cast;
  const { id } = await ada.saves.pin();
  const own = await say(ada, id, 'Mine');
  const answer = await say(ben, id, 'Hm', own);
  await ada.call('AggregatedCommentLikeResource.create', { commentId: answer.id });
  expect(await notificationsOf(ben)).toHaveLength(1);
  expect(await notificationsOf(ada)).toHaveLength(1);
  await ben.call('AggregatedCommentResource.delete', { commentId: answer.id });
  expect([await notificationsOf(ben), await notificationsOf(ada)]).toEqual([[], []]);
  await ada.call('NewsChoicesResource.update', { kind: 'comments', on_site: false });
  await say(ben, id, 'Again', own);
  expect(await notificationsOf(ada)).toEqual([]);
});
