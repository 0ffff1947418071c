import { beforeEach, expect, test } from 'vitest';
import { say } from '#features/social/comments/testing-comments.ts';
import { hear } from '#platform/live/hear.ts';
import type { LiveMessage } from '#platform/live/tell.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listNotifications } from './list-notifications/list-notifications.service.ts';
import { LIVE_NOTIFICATIONS, LIVE_READ } from './notification.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const notificationsOf = async (who: CastMember) => {
  await platform.runJobs();
  return (await who.call('NewsHubResource.get', {})).data;
};
const linesOf = async (who: CastMember) =>
  (await notificationsOf(who)).map((one) => [one.news_type, one.actor.username, one.others_count]);
const entriesOf = async (who: CastMember, news_id: string) =>
  (await who.call('NewsHubDetailsResource.get', { news_id })).data.map((one) => [one.username, one.text]);
const saves = (who: CastMember, pin_id: string, board_id?: string) =>
  who.call('RepinResource.create', { pin_id, ...(board_id && { board_id }) });

test('a comment comes with its text, what it replies to with the reply, and both with the picture of the pin', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin({ title: 'Oak table' });
  const first = await say(ben, pin.id, 'Which wood?');
  const [asked] = await notificationsOf(ada);
  expect(asked).toMatchObject({
    ...{ news_type: 'pin_comment', text: 'Which wood?', comment: { id: first.id, pin_id: pin.id } },
    ...{ pin: { id: pin.id, title: 'Oak table' }, url: `/pin/${pin.id}/?comment=${first.id}#comments` },
    picture: { image_signature: pin.image_signature, alt_text: 'Oak table', is_sensitive: false },
  });
  const reply = await say(ada, pin.id, 'Oak', first);
  expect(await notificationsOf(ben)).toMatchObject([
    { news_type: 'comment_reply', text: 'Oak', comment: { id: reply.id, pin_id: pin.id } },
  ]);
  await ben.call('AggregatedCommentLikeResource.create', { commentId: reply.id });
  expect((await notificationsOf(ada))[0]).toMatchObject({
    ...{ news_type: 'comment_like', text: 'Oak', comment: null },
  });
});

test('what several people do on one day is one line with all of them, and begins anew once it was read', async () => {
  const { ada, ben, chi, studio } = cast;
  const dan = await memberOf(platform, 'dan');
  for (const who of [ben, chi, studio]) await who.call('UserFollowResource.create', { user_id: ada.id });
  const [followed] = await notificationsOf(ada);
  expect(await linesOf(ada)).toEqual([['user_follow', 'studio', 2]]);
  expect(followed?.entries_count).toBe(3);
  expect(await entriesOf(ada, followed?.id ?? '')).toEqual([
    ...[
      ['studio', null],
      ['chi', null],
      ['ben', null],
    ],
  ]);
  await ada.call('NewsHubResource.update', { last_seen_id: followed?.id ?? '' });
  await dan.call('UserFollowResource.create', { user_id: ada.id });
  await ben.call('UserFollowResource.delete', { user_id: ada.id });
  await ben.call('UserFollowResource.create', { user_id: ada.id });
  expect(await linesOf(ada)).toEqual([
    ['user_follow', 'dan', 0],
    ['user_follow', 'studio', 2],
  ]);
});

test('a group ends after a day, although it was not read', async () => {
  const { ada, ben, chi, studio } = cast;
  const pin = await ada.saves.pin();
  await saves(ben, pin.id);
  await platform.runJobs();
  platform.clock.advance(13 * 3_600_000);
  await saves(chi, pin.id);
  await platform.runJobs();
  platform.clock.advance(13 * 3_600_000);
  await saves(studio, pin.id);
  expect(await linesOf(ada)).toEqual([
    ['pin_save', 'studio', 0],
    ['pin_save', 'chi', 1],
  ]);
});

test('two comments of one person are two entries of one person, and each is news once', async () => {
  const { ada, ben, chi } = cast;
  const { id } = await ada.saves.pin();
  await ada.call('NewsChoicesResource.update', { kind: 'comments', by_mail: true });
  for (const text of ['One', 'Two']) {
    await say(ben, id, text);
    await platform.runJobs();
  }
  const [line] = await notificationsOf(ada);
  expect(line).toMatchObject({ text: 'Two', others_count: 0, entries_count: 2 });
  expect(platform.outbox.filter(({ to }) => to.startsWith('ada@'))).toHaveLength(1);
  await say(chi, id, 'Three');
  const [all] = await notificationsOf(ada);
  expect(all).toMatchObject({ text: 'Three', others_count: 1, entries_count: 3 });
  expect(await entriesOf(ada, all?.id ?? '')).toEqual([
    ...[
      ['chi', 'Three'],
      ['ben', 'Two'],
      ['ben', 'One'],
    ],
  ]);
});

test('who saves a pin is told to whose pin it is, unless they may not see where to', async () => {
  const { ada, ben, chi, studio } = cast;
  const pin = await ada.saves.pin({ title: 'Oak table' });
  await saves(ben, pin.id, await ben.makes.board('Secret', { privacy: 'secret' }));
  await saves(ada, pin.id);
  expect(await notificationsOf(ada)).toEqual([]);
  const board = await chi.makes.board('Tables');
  await saves(chi, pin.id, board);
  await saves(studio, pin.id);
  const [line] = await notificationsOf(ada);
  expect(line).toMatchObject({
    ...{ news_type: 'pin_save', actor: { username: 'studio' }, others_count: 1 },
    ...{ pin: { title: 'Oak table' }, url: `/pin/${pin.id}/` },
  });
  await chi.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  expect(await linesOf(ada)).toEqual([['pin_save', 'studio', 0]]);
  expect(await entriesOf(ada, line?.id ?? '')).toEqual([['studio', null]]);
  await ada.call('PinResource.delete', { id: pin.id });
  expect(await notificationsOf(ada)).toEqual([]);
});

test('many pins saved at once are one notification for each person whose pins they were', async () => {
  const { ada, ben, chi } = cast;
  const pins = [await ada.saves.pin(), await ada.saves.pin(), await chi.saves.pin()];
  const board_id = await ben.makes.board('All');
  await ben.call('BulkEditResource.create', { board_id, pin_ids: pins.map(({ id }) => id) });
  expect(await linesOf(ada)).toEqual([['pin_save', 'ben', 0]]);
  expect(await linesOf(chi)).toEqual([['pin_save', 'ben', 0]]);
});

test('text disappears with its comment, its author, its pin, and where comments are turned off', async () => {
  const { ada, ben, chi } = cast;
  const pin = await ada.saves.pin();
  const first = await say(ben, pin.id, 'Of Ben');
  const second = await say(chi, pin.id, 'Of Chi');
  const textsOf = async () => (await notificationsOf(ada)).map(({ text }) => text);
  const [line] = await notificationsOf(ada);
  expect(line?.text).toBe('Of Chi');
  await ada.call('PinResource.update', { id: pin.id, is_comments_allowed: false });
  expect(await textsOf()).toEqual([]);
  await ada.call('PinResource.update', { id: pin.id, is_comments_allowed: true });
  await chi.call('AggregatedCommentResource.delete', { commentId: second.id });
  expect(await textsOf()).toEqual(['Of Ben']);
  expect(await entriesOf(ada, line?.id ?? '')).toEqual([['ben', 'Of Ben']]);
  await ada.blocks(ben);
  expect(await textsOf()).toEqual([]);
  expect(await entriesOf(ada, line?.id ?? '')).toEqual([]);
  expect(first.text).toBe('Of Ben');
});

test('an invite is open until it is answered, and shows the cover only to whom the board does', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Plans');
  const { image_signature } = await ada.saves.pin({ board: board_id });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  expect(await notificationsOf(ben)).toMatchObject([
    {
      is_open: true,
      url: expect.stringMatching(/^\/ada\/plans/),
      picture: { image_signature, alt_text: 'Plans' },
    },
  ]);
  await ben.call('BoardInviteResource.update', { board_id });
  expect(await notificationsOf(ben)).toMatchObject([{ is_open: false }]);
});

test('a page of every kind costs as many statements as one with twice as many of each', async () => {
  const { ada, ben, chi, studio } = cast;
  const round = async (who: CastMember) => {
    const pin = await ada.saves.pin();
    const comment = await say(ada, pin.id, 'Mine');
    await say(who, pin.id, 'Hm @ada');
    await say(who, pin.id, 'Well', comment);
    await saves(who, pin.id);
    const board_id = await who.makes.board(`Of ${who.username}`);
    await who.call('BoardInviteResource.create', { board_id, invited_user_ids: [ada.id] });
    const { data } = await ada.call('DidItActivityResource.create', { pin_id: pin.id, details: 'Rose' });
    await who.call('DidItActivityLikeResource.create', { user_did_it_data_id: data.id });
    await who.call('UserFollowResource.create', { user_id: ada.id });
    await platform.runJobs();
  };
  const measure = async () => {
    const { context, count } = countingQueries({ ...(await ada.context()), viewer: ada.viewer });
    const { items } = await listNotifications(context, { after: null, pageSize: 25 });
    return { shown: items.length, queries: count() };
  };
  await round(ben);
  const few = await measure();
  expect(few.shown).toBeGreaterThan(5);
  for (const who of [chi, studio]) await round(who);
  const many = await measure();
  expect(many.shown).toBeGreaterThan(2 * few.shown - 3);
  expect(many.queries).toBe(few.queries);
});

test('whoever it is for hears at once that something arrived, and their other windows that it was read', async () => {
  const { ada, ben } = cast;
  const heard: LiveMessage[] = [];
  const hearing = { onPublished: (one: LiveMessage) => void heard.push(one), onGap: () => {} };
  const ear = hear(platform.db.url, hearing, platform.log);
  try {
    const listening = () =>
      platform.db.rows(`select from pg_stat_activity where application_name = 'pinfold live'
        and datname = current_database() and query like 'listen%'`);
    await expect.poll(listening).toHaveLength(1);
    await ben.call('UserFollowResource.create', { user_id: ada.id });
    const [line] = await notificationsOf(ada);
    const ofAda = () => heard.filter(({ to }) => to.includes(ada.id)).map(({ event }) => event.type);
    await expect.poll(ofAda).toEqual([LIVE_NOTIFICATIONS]);
    await ada.call('NewsHubResource.update', { last_seen_id: line?.id ?? '' });
    await ada.call('NewsHubResource.update', { last_seen_id: line?.id ?? '' });
    await expect.poll(ofAda).toEqual([LIVE_NOTIFICATIONS, LIVE_READ]);
  } finally {
    await ear.close();
  }
});
