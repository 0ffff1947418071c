import { beforeEach, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { givesAccess } from '../testing-access.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('the log lists the latest first, by pages, with names', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  for (const name of ['One', 'Two', 'Three']) {
    await ada.call('BoardResource.create', { name, orbac_subject_id: studio.id });
  }
  const first = await studio.call('BusinessActionsResource.get', { page_size: 2 });
  expect(first.data).toHaveLength(2);
  expect(first.data[0]).toMatchObject({
    ...{ action: 'BoardResource.create', thing_id: expect.any(String), about: null },
    actor: { username: 'ada' },
  });
  const rest = await studio.call('BusinessActionsResource.get', {
    page_size: 2,
    bookmarks: [first.bookmark],
  });
  expect(rest.data).toHaveLength(1);
  expect(rest.bookmark).toBeNull();
});

test('the log says what the people it is about may do, and might before', async () => {
  const { ben, studio } = cast;
  await givesAccess(platform.db, studio, ben, 'ADMIN');
  const user_id = ben.id;
  await studio.call('BusinessPeopleResource.update', {
    user_id,
    permissions: ['PROFILE_PUBLISHER', 'ANALYST'],
  });
  await studio.call('BusinessInviteResource.create', { invitee: 'chi', permissions: ['ANALYST'] });
  await studio.call('BusinessPeopleResource.delete', { user_id });
  const { data } = await studio.call('BusinessActionsResource.get', {});
  expect(
    data.map(({ action, permissions, permissions_before }) => [action, permissions, permissions_before]),
  ).toEqual([
    ['people.removed', null, ['PROFILE_PUBLISHER', 'ANALYST']],
    ['people.invited', ['ANALYST'], null],
    ['people.changed', ['PROFILE_PUBLISHER', 'ANALYST'], ['ADMIN']],
  ]);
  const lines = (await studio.opens('/settings/business-access/'))
    .one('list', 'Log')
    .texts('listitem')
    .join();
  expect(lines).toMatch(/changed Ben .* from Admin to Publisher and Analyst/);
  expect(lines).toMatch(/invited Chi .* as Analyst/);
});

test('the log counts and names topics and people that were followed at once, merged topics by their successor', async () => {
  const { ada, ben, chi, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const asStudio = { orbac_subject_id: studio.id };
  const idOf = async (interest: string) => (await ada.call('TopicResource.get', { interest })).data.id as Id;
  const [pottery, bread, gardening] = [
    await idOf('ceramics-and-pottery'),
    await idOf('bread'),
    await idOf('gardening'),
  ];
  const interest_list = [pottery, bread, gardening];
  await ada.call('InterestFollowResource.create', { interest_list, ...asStudio });
  await ada.call('InterestFollowResource.delete', { interest_list: [bread], ...asStudio });
  await ada.call('PUT /v3/users/follow/', { followee_ids: [ben.id, chi.id], ...asStudio });
  const things = async () =>
    (await studio.call('BusinessActionsResource.get', {})).data.map(({ action, thing, several }) => [
      ...[action, thing?.name, several?.count],
      several?.things.map(({ name }) => name),
    ]);
  const [people, left, followed] = [
    ['PUT /v3/users/follow/', 'Ben Maker', 2, ['Ben Maker', 'Chi Maker']],
    ['InterestFollowResource.delete', 'Bread', undefined, undefined],
    ['InterestFollowResource.create', 'Ceramics and pottery', 3],
  ] as const;
  expect(await things()).toEqual([
    people,
    left,
    [...followed, ['Ceramics and pottery', 'Bread', 'Gardening']],
  ]);
  const log = async () =>
    (await studio.opens('/settings/business-access/')).one('list', 'Log').texts('listitem');
  const [toldPeople, toldLeft, toldFollowed] = await log();
  expect(toldPeople).toContain(': followed 2 people · Ben Maker, Chi Maker');
  expect(toldLeft).toContain(': unfollowed a topic · Bread');
  expect(toldFollowed).toContain(': followed 3 topics · Ceramics and pottery, Bread, Gardening');
  await platform.db.write('update interests set merged_into_id = $1 where id = $2', [gardening, bread]);
  expect(await things()).toEqual([
    people,
    ['InterestFollowResource.delete', 'Gardening', undefined, undefined],
    [...followed, ['Ceramics and pottery', 'Gardening']],
  ]);
});

test('the log names boards, sections, pins and people as the business sees them now', async () => {
  const { ada, ben, studio, visitor } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  await givesAccess(platform.db, studio, ben, 'ADMIN');
  const chi = await memberOf(platform, 'chi2', 'Chi');
  const asStudio = { orbac_subject_id: studio.id };
  const make = async (name: string, privacy: 'public' | 'secret') =>
    (await ada.call('BoardResource.create', { name, privacy, ...asStudio })).data.id as Id;
  const board_id = await make('Kilns', 'secret');
  await ada.call('BoardSectionResource.create', { board_id, name: 'Gas', ...asStudio });
  const pin = await chi.saves.pin({ title: 'A glaze' });
  await ada.call('AggregatedCommentResource.create', { pin_id: pin.id, text: 'Fine', ...asStudio });
  await ada.call('UserFollowResource.create', { user_id: chi.id, ...asStudio });
  const theirs = await chi.makes.board('Clay');
  await ada.call('BoardFollowResource.create', { board_id: theirs, ...asStudio });
  const { data: topic } = await ada.call('TopicResource.get', { interest: 'ceramics-and-pottery' });
  await ada.call('InterestFollowResource.create', { interest_id: topic.id, ...asStudio });
  await ada.call('UserFollowResource.delete', { user_id: chi.id, ...asStudio });
  const things = async (who: CastMember = ben) => {
    const sent = { page_size: 50, ...asStudio };
    const { data } = await who.call('BusinessActionsResource.get', sent);
    return data.slice(0, 7).map(({ action, thing }) => [action, thing?.type, thing?.name, thing?.url]);
  };
  const named = [topic.name, topic.url];
  expect(await things()).toEqual([
    ['UserFollowResource.delete', 'user', 'Chi Maker', '/chi2/'],
    ['InterestFollowResource.create', 'interest', ...named],
    ['BoardFollowResource.create', 'board', 'Clay', expect.stringMatching(/^\/chi2\/clay/)],
    ['UserFollowResource.create', 'user', 'Chi Maker', '/chi2/'],
    ['AggregatedCommentResource.create', 'pin', 'A glaze', `/pin/${pin.id}/`],
    ['BoardSectionResource.create', 'section', 'Gas', '/studio/kilns/gas/'],
    ['BoardResource.create', 'board', 'Kilns', '/studio/kilns/'],
  ]);
  const page = (await ben.opens(`/settings/business-access/?for=${studio.id}`)).one('list', 'Log');
  expect(page.one('link', 'Kilns').attribute('href')).toBe('/studio/kilns/');
  const told = page.texts('listitem').join();
  for (const words of ['unfollowed a person', 'followed a topic', 'followed a board'])
    expect(told).toContain(`: ${words} · `);
  expect((await visitor.opens('/studio/kilns/')).status).toBe(404);
  // What others hide or delete since has no name; one's own deleted board keeps it, without an address.
  await chi.call('BoardResource.update', { board_id: theirs, privacy: 'secret' });
  await chi.call('PinResource.delete', { id: pin.id });
  await studio.call('BoardResource.delete', { board_id });
  await chi.blocks(studio);
  expect(await things()).toEqual([
    ['UserFollowResource.delete', undefined, undefined, undefined],
    ['InterestFollowResource.create', 'interest', ...named],
    ['BoardFollowResource.create', undefined, undefined, undefined],
    ['UserFollowResource.create', undefined, undefined, undefined],
    ['AggregatedCommentResource.create', undefined, undefined, undefined],
    ['BoardSectionResource.create', undefined, undefined, undefined],
    ['BoardResource.create', 'board', 'Kilns', null],
  ]);
  expect(await things(studio)).toEqual(await things());
  await platform.db.write(
    "update interests set merged_into_id = (select id from interests where slug = 'gardening') where id = $1",
    [topic.id],
  );
  expect((await things())[1]?.slice(1)).toEqual(['interest', 'Gardening', '/topics/gardening/']);
});
