import { beforeEach, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let pin_id: string;
let user_did_it_data_id: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pin_id = (await cast.ada.saves.pin()).id;
  const { data } = await cast.ben.call('DidItActivityResource.create', { pin_id, details: 'It rose.' });
  user_did_it_data_id = data.id;
});

const like = (who: CastMember) => who.call('DidItActivityLikeResource.create', { user_did_it_data_id });
const unlike = (who: CastMember) => who.call('DidItActivityLikeResource.delete', { user_did_it_data_id });

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

test('who says that they tried a pin is told who likes that, in one line until they read it, each once', async () => {
  const { ada, ben, chi, studio } = cast;
  const url = `/pin/${pin_id}/#tries`;
  for (const who of [ben, chi, ada]) await like(who);
  expect(await notificationsOf(ben)).toEqual([['try_like', 'ada', 1, url]]);
  expect(await notificationsOf(ada)).toEqual([]);
  const [newest] = (await ben.call('NewsHubResource.get', {})).data;
  await ben.call('NewsHubResource.update', { last_seen_id: newest?.id ?? '' });
  await unlike(chi);
  for (const who of [chi, chi, studio]) await like(who);
  expect(await notificationsOf(ben)).toEqual([
    ['try_like', 'studio', 0, url],
    ['try_like', 'ada', 1, url],
  ]);
});

test('it goes by mail to whoever wants that of comments, and is not told to who does without', async () => {
  const { ben, chi, studio } = cast;
  await ben.call('NewsChoicesResource.update', { kind: 'comments', by_mail: true });
  await like(chi);
  await platform.runJobs();
  expect(platform.outbox.at(-1)?.subject).toMatch(/^Chi .*liked your note on a Pin you tried/);
  await ben.call('NewsChoicesResource.update', { kind: 'comments', on_site: false });
  await like(studio);
  expect(await notificationsOf(ben)).toEqual([['try_like', 'chi', 0, `/pin/${pin_id}/#tries`]]);
});

test('nothing is told any more of a pin that is hidden, or of somebody blocked', async () => {
  const { ada, ben, chi } = cast;
  await like(chi);
  expect(await notificationsOf(ben)).toHaveLength(1);
  await ben.blocks(chi);
  expect(await notificationsOf(ben)).toEqual([]);
  await ben.call('UserBlockResource.delete', { blocked_user_id: chi.id });
  expect(await notificationsOf(ben)).toHaveLength(1);
  const board_id = await ada.makes.board('Hidden', { privacy: 'secret' });
  await ada.call('PinResource.update', { id: pin_id, board_id });
  expect(await notificationsOf(ben)).toEqual([]);
});

test('a try that was taken back is no news', async () => {
  const { ben, chi } = cast;
  await like(chi);
  expect(await notificationsOf(ben)).toHaveLength(1);
  await ben.call('DidItActivityResource.delete', { user_did_it_data_id });
  expect(await notificationsOf(ben)).toEqual([]);
});
