import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { fileAll } from '../testing-topics.ts';
import { mergeTopicJob } from './refile-topic.service.ts';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
});

const settle = () => fileAll(platform);
const topic = async (interest: string) => (await cast.visitor.call('TopicResource.get', { interest })).data;
const idOf = async (interest: string) => (await topic(interest)).id as Id;
const pinsOf = async (interest: string) =>
  (await cast.visitor.call('TopicFeedResource.get', { interest })).data.map(({ id }) => id);
const create = (sent: object, who = staff) => who.call('ModerationTopicResource.create', sent as never);

test('a new topic takes the pins and boards that its words name, and lets them go when its words change', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Zithers');
  const named = await ada.saves.pin({ title: 'An old zither' });
  const onBoard = await ada.saves.pin({ board, title: 'Strings' });
  await settle();
  const parent_id = await idOf('entertainment');
  const { data } = await create({ name: 'Zithers & lutes', parent_id, words: ['zither'] });
  await settle();
  expect(await topic('zithers-lutes')).toMatchObject({ id: data.id, name: 'Zithers & lutes', parent_id });
  expect((await pinsOf('zithers-lutes')).sort()).toEqual([named.id, onBoard.id].sort());
  expect(await pinsOf('entertainment')).toContain(named.id);
  await staff.call('ModerationTopicResource.update', { topic_id: data.id as Id, words: ['sackbut'] });
  await settle();
  platform.clock.advance(70_000);
  expect(await pinsOf('zithers-lutes')).toEqual([]);
});

test('a renamed topic keeps its address; a hidden one is gone everywhere, and comes back', async () => {
  const { ada, visitor } = cast;
  const pin = await ada.saves.pin({ title: 'A kitten' });
  await settle();
  const topic_id = await idOf('cats');
  const change = (changes: object) =>
    staff.call('ModerationTopicResource.update', { topic_id, ...changes } as never);
  await change({ name: 'Cats and kittens' });
  expect(await topic('cats')).toMatchObject({ name: 'Cats and kittens', url: '/topics/cats/' });
  await change({ is_hidden: true });
  await settle();
  await expect(topic('cats')).rejects.toMatchObject({ kind: 'not-found' });
  const sections = JSON.stringify((await visitor.call('ExploreSectionsResource.get', {})).data);
  expect(sections).not.toContain('Cats and kittens');
  expect((await visitor.call('AdvancedTypeaheadResource.get', { term: 'kittens' })).data.items).toHaveLength(
    1,
  );
  expect((await visitor.call('PinTopicsResource.get', { pin_id: pin.id })).data).toEqual([]);
  await change({ is_hidden: false });
  await settle();
  expect((await visitor.call('PinTopicsResource.get', { pin_id: pin.id })).data).toMatchObject([
    { id: topic_id },
  ]);
});

test('a merged topic leads to the other one, with its followers, pins and choices, each counted once', async () => {
  const { ada, ben, chi } = cast;
  const [from, into] = [await idOf('horses'), await idOf('dogs')];
  const pin = await ada.saves.pin({ title: 'A horse' });
  const chosen = await ada.saves.pin({ title: 'Plain' });
  await ada.call('PinTopicsResource.update', { pin_id: chosen.id, interest_ids: [from] });
  await settle();
  await ben.call('InterestFollowResource.create', { interest_list: [from, into] });
  await chi.call('InterestFollowResource.create', { interest_id: from });
  await staff.call('ModerationTopicMergeResource.create', { topic_id: from, into_id: into });
  expect((await topic('horses')).id).toBe(into);
  await settle();
  expect((await topic('dogs')).follower_count).toBe(2);
  platform.clock.advance(70_000);
  expect((await pinsOf('horses')).sort()).toEqual([pin.id, chosen.id].sort());
  expect((await ben.call('InterestFollowingResource.get', { username: 'ben' })).data).toMatchObject([
    { id: into },
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
  await chi.call('InterestFollowResource.delete', { interest_id: into });
  expect((await topic('dogs')).follower_count).toBe(1);
});

test('followers and choices left of an interrupted merge follow into what the successor was merged into', async () => {
  const { ada, chi } = cast;
  const [first, second, last] = [
    await idOf('houses'),
    await idOf('castles-and-palaces'),
    await idOf('facades'),
  ];
  const chosen = await ada.saves.pin({ title: 'Plain, too' });
  await ada.call('PinTopicsResource.update', { pin_id: chosen.id, interest_ids: [first] });
  await chi.call('InterestFollowResource.create', { interest_id: first });
  const merge = (topic_id: Id, into_id: Id) =>
    staff.call('ModerationTopicMergeResource.create', { topic_id, into_id });
  await merge(first, second);
  // The job of this merge waits, as after a crash; that of the next one runs before it.
  await platform.db.write("delete from jobs.job where name = 'topics.merge'");
  await merge(second, last);
  await settle();
  await platform.jobs.enqueue(platform.db, mergeTopicJob, { topic_id: first });
  await settle();
  const followed = (await chi.call('InterestFollowingResource.get', { username: 'chi' })).data;
  expect(followed.map(({ id }) => id)).toContain(last);
  expect((await topic('facades')).follower_count).toBe(1);
  expect(await listWrongCounts(platform.db)).toEqual([]);
  expect((await cast.visitor.call('PinTopicsResource.get', { pin_id: chosen.id })).data).toMatchObject([
    { id: last, reason: 'owner' },
  ]);
});

test('a topic that is merged while followers come to it loses none of them', async () => {
  const { ben } = cast;
  const [first, second, last] = [
    await idOf('trains-and-railways'),
    await idOf('bicycles'),
    await idOf('cars'),
  ];
  await ben.call('InterestFollowResource.create', { interest_id: first });
  const merge = (topic_id: Id, into_id: Id) =>
    staff.call('ModerationTopicMergeResource.create', { topic_id, into_id });
  await merge(first, second);
  let moving: Promise<unknown> | undefined;
  await platform.db.transaction(async (tx) => {
    await tx.rows('select from interest_follows where home = $1 and user_id = $2 for update', [
      homeOf(ben.id),
      ben.id,
    ]);
    moving = platform.runJobs().catch((error: unknown) => error);
    await expect.poll(() => countWaiting(platform.db)).toBe(1);
    await merge(second, last);
  });
  // Its job fails, and is retried.
  expect(await moving).toMatchObject({ errors: [{ message: 'merged again meanwhile' }] });
  await settle();
  const followed = (await ben.call('InterestFollowingResource.get', { username: 'ben' })).data;
  expect(followed.map(({ id }) => id)).toContain(last);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('the staff log says who added, renamed, hid and merged which topics', async () => {
  const logged = async () =>
    (await staff.call('ModerationLogResource.get', {})).data.map(({ act, staff, data }) => ({
      act,
      staff,
      ...data,
    }));
  const earlier = (await logged()).length;
  const { id: topic_id } = (await create({ name: 'Lutes', words: ['lute'] })).data;
  const into_id = await idOf('dance');
  const update = (changes: object) =>
    staff.call('ModerationTopicResource.update', { topic_id, ...changes } as never);
  await update({ name: 'Old lutes', is_hidden: true });
  await update({ name: 'Old lutes', is_hidden: true, words: ['lute'] });
  await update({ is_hidden: false, words: ['lute', 'theorbo'] });
  await staff.call('ModerationTopicMergeResource.create', { topic_id: topic_id as Id, into_id });
  const of = { staff: 'warden', topic_id, title: 'Old lutes' };
  const lines = await logged();
  expect(lines.slice(0, lines.length - earlier)).toEqual([
    { ...of, act: 'topic_merged', into_id, into: 'Dance' },
    { ...of, act: 'topic_changed' },
    { ...of, act: 'topic_shown' },
    { ...of, act: 'topic_hidden' },
    { ...of, act: 'topic_renamed', before: 'Lutes' },
    { ...of, act: 'topic_created', title: 'Lutes' },
  ]);
  const page = (await staff.opens('/moderation/log/')).one('list', 'Log');
  expect(page.text).toContain('Old lutes → Dance');
  expect(page.text).toContain('Lutes → Old lutes');
});

test('a topic is called by its name in the language of the viewer, sorted as it sorts, and found by both names', async () => {
  const { visitor } = cast;
  const { id: topic_id } = (
    await create({ name: 'Mandolins', names: { de: 'Zupfen', sv: 'Åmandolin' }, words: [] })
  ).data;
  const { id: other_id } = (await create({ name: 'Zithers', names: { sv: 'Azither' }, words: [] })).data;
  const nameIn = async (locale: string, interest = 'mandolins') =>
    (await visitor.callIn(locale)('TopicResource.get', { interest })).data.name;
  expect([await nameIn('en'), await nameIn('de'), await nameIn('sv'), await nameIn('fr')]).toEqual([
    ...['Mandolins', 'Zupfen', 'Åmandolin', 'Mandolins'],
  ]);
  const placesIn = async (locale: string) => {
    const { data } = await visitor.callIn(locale)('CategoriesResource.get', {});
    return [topic_id, other_id].map((wanted) => data.findIndex(({ id }) => id === wanted));
  };
  const isFirstBefore = ([one = 0, other = 0]: number[]) => one < other;
  expect(isFirstBefore(await placesIn('en'))).toBe(true);
  expect(isFirstBefore(await placesIn('sv'))).toBe(false);
  const tagged = async (locale: string, query: string) => {
    const { data } = await visitor.callIn(locale)('HashtagTypeaheadResource.get', { query });
    return data.map(({ interest_id }) => interest_id);
  };
  expect([await tagged('de', 'zupf'), await tagged('de', 'mandol'), await tagged('en', 'zupf')]).toEqual([
    ...[[topic_id], [topic_id], []],
  ]);
  const suggested = async (locale: string, term: string) =>
    (await visitor.callIn(locale)('AdvancedTypeaheadResource.get', { term })).data.items.map(
      ({ label }) => label,
    );
  expect(await suggested('de', 'zupf')).toContain('zupfen');
  expect(await suggested('de', 'mandolin')).toContain('zupfen');
  expect(await suggested('en', 'mandolin')).toContain('mandolins');
});

test('a rename that names no other languages drops their names; each change of names is logged', async () => {
  const names = { de: 'Drehleiern', ja: 'ハーディガーディ' };
  const { id: topic_id } = (await create({ name: 'Hurdy-gurdies', names, words: [] })).data;
  const stored = async () => {
    const { data } = await staff.call('ModerationTopicsResource.get', {});
    return data.find(({ id }) => id === topic_id)?.names;
  };
  const actsOf = async () => {
    const { data } = await staff.call('ModerationLogResource.get', {});
    return data.filter((line) => line.data?.topic_id === topic_id).map(({ act }) => act);
  };
  const update = (changes: object) =>
    staff.call('ModerationTopicResource.update', { topic_id, ...changes } as never);
  expect(await stored()).toEqual(names);
  await update({ words: [] });
  await update({ name: 'Hurdy-gurdies', names });
  expect([await stored(), await actsOf()]).toEqual([names, ['topic_created']]);
  await update({ names: { de: 'Leiern', ja: ' ' } });
  expect([await stored(), await actsOf()]).toEqual([{ de: 'Leiern' }, ['topic_changed', 'topic_created']]);
  await update({ name: 'Wheel fiddles' });
  expect([await stored(), await actsOf()]).toEqual([
    ...[{}, ['topic_changed', 'topic_renamed', 'topic_changed', 'topic_created']],
  ]);
  for (const wrong of [{ xx: 'X' }, { en: 'Organs' }])
    await expect(update({ names: wrong })).rejects.toMatchObject({ kind: 'invalid', field: 'names' });
});

test('only staff changes topics, and what would break the two levels is refused by name', async () => {
  const { ada, visitor } = cast;
  const [birds, animals, bread] = [await idOf('birds'), await idOf('animals'), await idOf('bread')];
  await expect(create({ name: 'Mine', words: [] }, ada)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(visitor.call('ModerationTopicsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const refused = [
    [{ name: 'Birds', words: [] }, 'topic-name-taken', 'name'],
    [{ name: '鳥', words: [] }, 'topic-name-needs-letters', 'name'],
    [{ name: '2024', words: [] }, 'topic-name-needs-letters', 'name'],
    [{ name: 'Deep', words: [], parent_id: birds }, 'topic-parent-has-parent', 'parent_id'],
  ] as const;
  for (const [sent, reason, field] of refused) {
    await expect(create(sent)).rejects.toMatchObject({ reason, field });
  }
  const update = (sent: object) => staff.call('ModerationTopicResource.update', sent as never);
  await expect(update({ topic_id: animals, parent_id: await idOf('art') })).rejects.toMatchObject({
    reason: 'topic-parent-has-parent',
  });
  await expect(update({ topic_id: '9007199254740', name: 'X' })).rejects.toMatchObject({ kind: 'not-found' });
  const merge = (topic_id: Id, into_id: Id) =>
    staff.call('ModerationTopicMergeResource.create', { topic_id, into_id });
  await expect(merge(bread, bread)).rejects.toMatchObject({ reason: 'topic-merge-into-itself' });
  await expect(merge(animals, birds)).rejects.toMatchObject({ reason: 'topic-merge-into-child' });
});
