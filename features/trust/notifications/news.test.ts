import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listNotifications } from './list-notifications/list-notifications.service.ts';
import { notifyBoard } from './notify-board/notify-board.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const notificationsOf = async (who: CastMember) => {
  await platform.runJobs();
  return (await who.call('NewsHubResource.get', {})).data;
};
const unreadOf = async (who: CastMember) => {
  await platform.runJobs();
  return (await who.call('NewsHubBadgeResource.get', {})).data.unread_count;
};

test('who is invited, who accepted, who asks and who was let on is told, each to whom it concerns', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Plans', { privacy: 'secret' });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  expect(await notificationsOf(ben)).toMatchObject([
    {
      ...{ type: 'news', news_type: 'board_invite', url: '/ben/', is_read: false },
      ...{ actor: { username: 'ada' }, board: { id: board_id, name: 'Plans' } },
    },
  ]);
  expect(await notificationsOf(chi)).toEqual([]);
  await ben.call('BoardInviteResource.update', { board_id });
  expect(await notificationsOf(ben)).toMatchObject([{ url: expect.stringMatching(/^\/ada\/plans/) }]);
  expect(await notificationsOf(ada)).toMatchObject([
    { news_type: 'board_invite_accepted', actor: { username: 'ben' } },
  ]);
  await ada.call('BoardResource.update', { board_id, privacy: 'public' });
  await chi.call('ContactRequestResource.create', { board_id });
  const [asked] = await notificationsOf(ada);
  const [request] = (await ada.call('ContactRequestsResource.get', {})).data;
  expect(asked).toMatchObject({
    ...{
      news_type: 'contact_request',
      actor: { username: 'chi' },
      url: expect.stringMatching(/^\/ada\/plans/),
    },
    ...{ is_open: true, contact_request: { id: request?.id } },
  });
  await ada.call('ContactRequestAcceptResource.update', { contact_request: { id: request?.id ?? '' } });
  expect(await notificationsOf(chi)).toMatchObject([{ news_type: 'contact_request_accepted' }]);
  expect((await notificationsOf(ada)).map(({ news_type }) => news_type)).toEqual(['board_invite_accepted']);
});

test('[INVITE-03] [INVITE-04] who asks to join a board is told of only as long as the request is shown: until it is ignored, for 30 days, and not to a partner', async () => {
  const { ada, ben, chi } = cast;
  const kim = await memberOf(platform, 'kim');
  const board_id = await kim.makes.board('Asked for');
  await kim.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  await ben.call('BoardInviteResource.update', { board_id });
  for (const who of [ada, chi]) await who.call('ContactRequestResource.create', { board_id });
  await platform.runJobs();
  const askers = async (viewer = kim.viewer) => {
    const context = { ...(await kim.context()), viewer };
    const { items } = await listNotifications(context, { after: null, pageSize: 25 });
    return items.flatMap(({ row, actor }) => (row.type === 'contact_request' ? actor.username : []));
  };
  expect(await askers()).toEqual(['chi', 'ada']);
  const requests = (await kim.call('ContactRequestsResource.get', {})).data;
  const ofAda = requests.find(({ sender }) => sender.username === 'ada');
  await kim.call('ContactRequestIgnoreResource.delete', { contact_request: { id: ofAda?.id ?? '' } });
  expect(await askers()).toEqual(['chi']);
  expect(await askers({ ...kim.viewer, isPartner: true })).toEqual([]);
  await platform.db.write(
    "update contact_requests set created_at = $2::timestamptz - interval '30 days' where board_id = $1",
    [board_id, platform.clock.now()],
  );
  expect(await askers()).toEqual([]);
});

test('news are unread until they were seen, for their owner alone', async () => {
  const { ada, ben, visitor } = cast;
  const dan = await memberOf(platform, 'dan');
  for (const name of ['One', 'Two']) {
    const board_id = await ada.makes.board(name);
    await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [dan.id] });
  }
  expect(await unreadOf(dan)).toBe(2);
  const [second, first] = await notificationsOf(dan);
  await ben.call('NewsHubResource.update', { last_seen_id: second?.id ?? '' });
  expect(await unreadOf(dan)).toBe(2);
  const { data } = await dan.call('NewsHubResource.update', { last_seen_id: first?.id ?? '' });
  expect(data.unread_count).toBe(1);
  await Promise.all([1, 2].map(() => dan.call('NewsHubResource.update', { last_seen_id: second?.id ?? '' })));
  expect(await unreadOf(dan)).toBe(0);
  expect((await notificationsOf(dan)).every(({ is_read }) => is_read)).toBe(true);
  await expect(visitor.call('NewsHubResource.get', {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(dan.call('NewsHubResource.update', { last_seen_id: 'x' })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'last_seen_id' },
  });
});

test('news of which nothing is shown any more are read with the rest', async () => {
  const { ada, ben } = cast;
  const ida = await memberOf(platform, 'ida');
  const board_id = await ada.makes.board('Over');
  const nobody = (await ida.call('NewsHubBadgeResource.get', {})).data;
  expect(nobody).toEqual({ unread_count: 0, newest_id: null });
  await ben.call('UserFollowResource.create', { user_id: ida.id });
  await platform.runJobs();
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ida.id] });
  await platform.runJobs();
  await ada.call('BoardInviteResource.delete', { board_id, invited_user_id: ida.id });
  expect((await notificationsOf(ida)).map(({ news_type }) => news_type)).toEqual(['user_follow']);
  const { unread_count, newest_id } = (await ida.call('NewsHubBadgeResource.get', {})).data;
  expect(unread_count).toBe(2);
  await ida.call('NewsHubResource.update', { last_seen_id: newest_id ?? '' });
  expect(await unreadOf(ida)).toBe(0);
});

test('nothing is told of who is blocked, of boards that are gone, and of invites that are over', async () => {
  const { ada, ben } = cast;
  const eve = await memberOf(platform, 'eve');
  const boards = [];
  for (const name of ['Kept', 'Withdrawn', 'Deleted']) boards.push(await ada.makes.board(name));
  for (const board_id of boards) {
    await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [eve.id] });
  }
  const [, withdrawn = '', deleted = ''] = boards;
  await ada.call('BoardInviteResource.delete', { board_id: withdrawn, invited_user_id: eve.id });
  await ada.call('BoardResource.delete', { board_id: deleted });
  expect((await notificationsOf(eve)).map(({ board }) => board?.name)).toEqual(['Kept']);
  await ada.blocks(eve);
  expect(await notificationsOf(eve)).toEqual([]);
  expect((await notificationsOf(ben)).length).toBeGreaterThan(0);
});

test('an event that comes again makes no second news, and a page costs the same however much it shows', async () => {
  const { ada } = cast;
  const fay = await memberOf(platform, 'fay');
  const told = async (index: number) => ({
    ...{ what: 'board_invite_accepted' as const, board_id: await fay.makes.board(`Board ${index}`) },
    ...{ actor_id: ada.id, person_id: fay.id, eventId: `event ${index}`, at: platform.clock.now() },
  });
  const queriesFor = async () => {
    const { context, count } = countingQueries({ ...(await fay.context()), viewer: fay.viewer });
    const { items } = await listNotifications(context, { after: null, pageSize: 25 });
    return { shown: items.length, queries: count() };
  };
  const first = await told(1);
  for (let time = 0; time < 3; time += 1) await notifyBoard(platform, first);
  const few = await queriesFor();
  expect(few.shown).toBe(1);
  for (let index = 2; index < 12; index += 1) await notifyBoard(platform, await told(index));
  expect(await queriesFor()).toEqual({ shown: 11, queries: few.queries });
  const page = await fay.call('NewsHubResource.get', { page_size: 4 });
  const next = await fay.call('NewsHubResource.get', { page_size: 4, bookmarks: [page.bookmark] });
  expect(new Set([...page.data, ...next.data].map(({ id }) => id)).size).toBe(8);
});

test('who follows, who asks to and who was let in is told once, and a request only while it waits', async () => {
  const { ada, chi } = cast;
  const pia = await memberOf(platform, 'pia');
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  const gus = await memberOf(platform, 'gus');
  for (let time = 0; time < 2; time += 1) {
    await ada.call('UserFollowResource.create', { user_id: gus.id });
    await ada.call('UserFollowResource.delete', { user_id: gus.id });
  }
  expect(await notificationsOf(gus)).toMatchObject([
    { news_type: 'user_follow', actor: { username: 'ada' }, board: null, url: '/ada/' },
  ]);
  for (const who of [ada, chi]) await who.call('UserFollowResource.create', { user_id: pia.id });
  expect((await notificationsOf(pia)).map((one) => one.news_type)).toEqual([
    'follow_request',
    'follow_request',
  ]);
  await pia.call('FollowRequestAcceptResource.update', { user_id: chi.id });
  await ada.call('UserFollowResource.delete', { user_id: pia.id });
  expect(await notificationsOf(pia)).toEqual([]);
  expect(await notificationsOf(chi)).toMatchObject([
    { news_type: 'follow_request_accepted', actor: { username: 'pia' }, url: '/pia/' },
    ...[{}],
  ]);
});
