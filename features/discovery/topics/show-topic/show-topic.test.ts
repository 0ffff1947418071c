import { beforeAll, expect, test } from 'vitest';
import { makeManyTopicsDue } from '#features/library/pins/topics-key.service.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { blockRows } from '#testing/cast-rows.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { fileAll } from '../testing-topics.ts';
import { listPinsOfTopic, showBoardsOfTopic } from './show-topic.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const settle = async () => {
  await fileAll(platform);
  platform.clock.advance(70_000);
};

type Who = Pick<Cast['ada'], 'call'>;
const idsOf = (answer: { data: readonly { id: string }[] }) => answer.data.map(({ id }) => id);
const pinsOf = async (interest: string, who: Who = cast.visitor) =>
  idsOf(await who.call('TopicFeedResource.get', { interest, page_size: 50 }));

test('the pins of a topic are ranked by saves and freshness, paged, and those of children are there too', async () => {
  const { ada, ben, visitor } = cast;
  const board = await ben.makes.board('Copies');
  const saved = await ada.saves.pin({ title: 'Baguette, often saved' });
  const plain = await ada.saves.pin({ title: 'Baguette, plain' });
  await ben.call('RepinResource.create', { pin_id: saved.id, board_id: board });
  platform.clock.advance(40 * 86_400_000);
  const fresh = await ada.saves.pin({ title: 'Baguette, fresh' });
  await settle();
  const all = [fresh.id, saved.id, plain.id];
  expect(await pinsOf('bread')).toEqual(all);
  expect(await pinsOf('food-and-drink')).toEqual(all);
  const first = await visitor.call('TopicFeedResource.get', { interest: 'bread', page_size: 2 });
  const second = await visitor.call('CategoryFeedResource.get', { feed: 'bread', is_category_feed: true });
  expect(idsOf(first)).toEqual(all.slice(0, 2));
  expect(idsOf(second)).toEqual(all);
  const rest = { interest: 'bread', page_size: 2, bookmarks: [first.bookmark ?? ''] };
  expect(idsOf(await visitor.call('TopicFeedResource.get', rest))).toEqual(all.slice(2));
});

test('popular and all pins are feeds of no topic, and hide what a viewer may not see', async () => {
  const { ada, ben, visitor } = cast;
  const dan = await memberOf(platform, 'dan');
  await blockRows(platform.db, ada.id, dan.id);
  const [copies, secret] = [await ben.makes.board('Doors'), { privacy: 'secret' } as const];
  const saved = await ada.saves.pin({ title: 'A door, often saved' });
  await ben.call('RepinResource.create', { pin_id: saved.id, board_id: copies });
  platform.clock.advance(70_000);
  const plain = await ada.saves.pin({ title: 'A door' });
  await ada.saves.pin({ board: await ada.makes.board('Secret doors', secret), title: 'A secret door' });
  platform.clock.advance(70_000);
  const feed = async (options: { feed: string; is_category_feed?: boolean }, who: Who = visitor) =>
    idsOf(await who.call('CategoryFeedResource.get', { page_size: 50, ...options }));
  const popular = { feed: 'popular', is_category_feed: false };
  const everything = { feed: 'everything', is_category_feed: true };
  expect((await feed(popular)).slice(0, 2)).toEqual([saved.id, plain.id]);
  expect((await feed(everything, ada))[0]).toBe(plain.id);
  for (const options of [popular, everything]) {
    const seen = await feed(options, dan);
    expect([saved.id, plain.id].filter((id) => seen.includes(id))).toEqual([]);
  }
  await expect(feed({ feed: 'bread', is_category_feed: false })).rejects.toThrow('popular or everything');
});

test('what a viewer may not see is in no list and on no cover, at once, and in no count', async () => {
  const { ada, ben, chi, visitor } = cast;
  const hidden = await chi.makes.board('Secret cats', { privacy: 'secret' });
  const open = await chi.makes.board('Open cats');
  await chi.saves.pin({ board: hidden, title: 'Kitten in secret' });
  const pin = await chi.saves.pin({ board: open, title: 'Kitten' });
  await settle();
  const cats = async (who: Who = visitor) => (await who.call('TopicResource.get', { interest: 'cats' })).data;
  const boards = async (who: Who = visitor) =>
    idsOf(await who.call('TopicBoardsResource.get', { interest: 'cats' }));
  const people = async (who: Who = visitor) =>
    idsOf(await who.call('TopicPeopleResource.get', { interest: 'cats' }));
  expect(await pinsOf('cats')).toEqual([pin.id]);
  expect(await boards()).toEqual([open]);
  expect(await people()).toEqual([chi.id]);
  expect(await cats()).toMatchObject({ pin_count: 1, image_signature: pin.image_signature });
  await chi.blocks(ada);
  expect([await pinsOf('cats', ada), await boards(ada), await people(ada)]).toEqual([[], [], []]);
  expect(await cats(ada)).toMatchObject({ image_signature: null, image_url: null });
  expect(await pinsOf('cats', ben)).toEqual([pin.id]);
  await chi.call('BoardResource.update', { board_id: open, privacy: 'secret' });
  expect([await pinsOf('cats', ben), await boards(ben), await people(ben)]).toEqual([[], [], []]);
  expect((await cats(ben)).image_signature).toBeNull();
  await settle();
  expect(await cats(ben)).toMatchObject({ pin_count: 0 });
});

test('topics are found by id, slug and name; unknown and hidden ones are not, merged ones lead on', async () => {
  const { visitor } = cast;
  const bread = (await visitor.call('TopicResource.get', { interest: 'bread' })).data;
  expect(bread).toMatchObject({ type: 'interest', name: 'Bread', key: 'bread', url: '/topics/bread/' });
  for (const interest of [bread.id, 'Bread', 'BREAD']) {
    expect((await visitor.call('TopicResource.get', { interest })).data.id).toBe(bread.id);
  }
  expect((await visitor.call('CategoryResource.get', { category: 'food and drink' })).data.id).toBe(
    bread.parent_id,
  );
  const birds = (await visitor.call('TopicResource.get', { interest: 'birds' })).data.id;
  await platform.db.write('update interests set merged_into_id = $1 where slug = $2', [birds, 'horses']);
  expect((await visitor.call('TopicResource.get', { interest: 'horses' })).data.id).toBe(birds);
  await platform.db.write('update interests set hidden_at = now() where slug = $1', ['dogs']);
  for (const interest of ['dogs', 'no-such-topic', '9007199254740']) {
    await expect(visitor.call('TopicResource.get', { interest })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(visitor.call('TopicFeedResource.get', { interest })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
});

test('related topics are the family, then those of the same pins', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Baguette beside a tattoo' });
  await settle();
  const related = async (sent: object) =>
    (await visitor.call('RelatedInterestsResource.get', sent as never)).data.map(({ url_name }) => url_name);
  const found = await related({ interest_name: 'bread' });
  expect(found[0]).toBe('food-and-drink');
  expect(found).toContain('tattoos');
  expect(found).not.toContain('bread');
  expect(await related({ interest: 'bread' })).toEqual(found);
  await expect(related({})).rejects.toMatchObject({ kind: 'invalid', field: 'interest' });
});

test('a page of a topic costs the same number of queries however many pins it shows', async () => {
  const { ada } = cast;
  const cost = async (name: string, pageSize: number): Promise<number> => {
    const { context, count } = countingQueries(await ada.context());
    await listPinsOfTopic(context, name, { after: null, pageSize });
    return count();
  };
  const one = await cost('bread', 1);
  expect(await cost('food-and-drink', 50)).toBe(one);
});

test('secret, deleted and private pins take no place of others, in the topic and on the home page', async () => {
  const { ada, ben } = cast;
  const dora = await memberOf(platform, 'dora');
  const secret = await ben.makes.board('Secret owls', { privacy: 'secret' });
  const seen = await ada.saves.pin({ title: 'An owl that all see' });
  const deleted = await ben.saves.pin({ title: 'An owl that is gone' });
  await ben.saves.pin({ board: secret, title: 'An owl in secret' });
  await fileAll(platform);
  await ben.call('PinResource.delete', { id: deleted.id });
  platform.clock.advance(70_000);
  expect(await pinsOf('birds')).toEqual([seen.id]);
  const birds = (await dora.call('TopicResource.get', { interest: 'birds' })).data.id;
  await dora.call('InterestFollowResource.create', { interest_list: [birds] });
  const first = await dora.call('UserHomefeedResource.get', { page_size: 1 });
  expect(idsOf(first)).toEqual([seen.id]);
});

test('a topic has no picture of a sensitive board, and a ranking that is read all the time is made again', async () => {
  const { ada, visitor } = cast;
  const board = await ada.makes.board('Newts');
  await ada.saves.pin({ board, title: 'A salamander' });
  await fileAll(platform);
  const interest = 'amphibians-and-reptiles';
  const cover = async () => (await visitor.call('TopicResource.get', { interest })).data.image_signature;
  expect(await cover()).not.toBeNull();
  await ada.call('BoardResource.update', { board_id: board, sensitivity_screen: true });
  expect(await cover()).toBeNull();
  await pinsOf(interest);
  const { id } = await ada.saves.pin({ title: 'A gecko' });
  await fileAll(platform);
  for (let reads = 0; reads < 4; reads += 1) {
    await pinsOf(interest);
    platform.clock.advance(20_000);
  }
  expect(await pinsOf(interest)).toContain(id);
});

test('what was filed in secret is not shown until it is filed again, by the pin, the board or a search', async () => {
  const { ada, ben, visitor } = cast;
  const [moved, renamed] = [
    await ada.makes.board('Wedding', { privacy: 'secret' }),
    await ada.makes.board('Marriage', { privacy: 'secret' }),
  ];
  const pin = await ada.saves.pin({ board: moved, title: 'Zinnia' });
  const left = await ada.saves.pin({ board: renamed, title: 'Zinnias' });
  await ada.saves.pin({ title: 'Zinnia alone' });
  await settle();
  const told = async (who: Who, pin_id: string) =>
    (await who.call('PinTopicsResource.get', { pin_id })).data.map(({ name }) => name);
  expect(await told(ada, pin.id)).toEqual(['Weddings']);
  const board_id = await ada.makes.board('Plants');
  await ada.call('BulkEditResource.update', { board_id, pin_ids: [pin.id] });
  await ada.call('BoardResource.update', { board_id: renamed, name: 'Stuff', privacy: 'public' });
  const interest = 'weddings';
  const shown = async () => ({
    named: [await told(visitor, pin.id), await told(ben, left.id)],
    pins: await pinsOf(interest),
    boards: idsOf(await visitor.call('TopicBoardsResource.get', { interest })),
    people: idsOf(await visitor.call('TopicPeopleResource.get', { interest })),
    guides: (await visitor.call('SearchGuidesResource.get', { query: 'zinnia' })).data,
    titles: (await ben.call('BoardTitleSuggestionsResource.get', { pin_id: pin.id })).data,
  });
  const nothing = { named: [[], []], pins: [], boards: [], people: [], guides: [] };
  expect(await shown()).toMatchObject(nothing);
  expect(JSON.stringify(await shown())).not.toContain('Wedding');
  const { element } = await visitor.opens(`/pin/${pin.id}/`);
  expect(element.textContent).toContain('Zinnia');
  expect(element.innerHTML).not.toContain('Wedding');
  const weddings = (await visitor.call('TopicResource.get', { interest })).data.id;
  await ben.call('InterestFollowResource.create', { interest_id: weddings as Id });
  for (const feed of ['for_you', 'following'] as const) {
    const { data } = await ben.call('UserHomefeedResource.get', { feed });
    expect(JSON.stringify(data)).not.toContain('Wedding');
  }
  await settle();
  expect(await shown()).toMatchObject(nothing);
  expect(await told(ada, pin.id)).toEqual([]);
});

test('pins on boards that not everybody sees are in no topic and no count, whoever saved them', async () => {
  const { ada, ben, visitor } = cast;
  const interest = 'stairs-and-arches';
  const state = async () => {
    await settle();
    const { pin_count } = (await visitor.call('TopicResource.get', { interest })).data;
    return { pins: await pinsOf(interest), pin_count };
  };
  const gone = await memberOf(platform, 'gwen');
  const board = await gone.makes.board('Shared');
  await gone.shares(board, ben);
  const pin = await ben.saves.pin({ board, title: 'A spiral staircase' });
  const own = await ada.makes.board('Own');
  const other = await ada.saves.pin({ board: own, title: 'A staircase' });
  const all = [pin.id, other.id].sort();
  const sorted = async () => {
    const { pins, pin_count } = await state();
    return { pins: pins.sort(), pin_count };
  };
  expect(await sorted()).toEqual({ pins: all, pin_count: 2 });
  const set = (table: string, id: Id, change: string) =>
    platform.db.write(`update ${table} set ${change} where home = $1 and id = $2`, [homeOf(id), id]);
  await set('users', gone.id, 'is_private_profile = true');
  expect(await sorted()).toEqual({ pins: [other.id], pin_count: 1 });
  await set('users', gone.id, 'is_private_profile = false');
  expect(await sorted()).toEqual({ pins: all, pin_count: 2 });
  await set('boards', own, 'is_temporarily_disabled = true');
  expect(await sorted()).toEqual({ pins: [pin.id], pin_count: 1 });
  // Due, but by no change of its own.
  await makeManyTopicsDue(platform.db, [pin.id as Id]);
  platform.clock.advance(70_000);
  expect(await pinsOf(interest)).toEqual([pin.id]);
});

test('boards of a topic come last saved to first, page by page, and are read once a minute', async () => {
  const { ada, ben, visitor } = cast;
  const made: Id[] = [];
  for (const [who, name] of [
    [ada, 'Calligraphy'],
    [ben, 'Calligraphies'],
    [ada, 'More calligraphy'],
  ] as const) {
    const board = await who.makes.board(name);
    await who.saves.pin({ board, title: 'Plain' });
    platform.clock.advance(1000);
    made.push(board);
  }
  await ada.makes.board('Calligraphy without pins');
  await settle();
  const read = async (bookmarks?: string[]) =>
    visitor.call('TopicBoardsResource.get', {
      interest: 'calligraphy',
      page_size: 2,
      ...(bookmarks && { bookmarks }),
    });
  const first = await read();
  const second = await read([first.bookmark ?? '']);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(made.toReversed());
  expect(second.bookmark).toBeNull();
  const people = await visitor.call('TopicPeopleResource.get', { interest: 'calligraphy' });
  expect(idsOf(people).sort()).toEqual([ada.id, ben.id].sort());
  const cost = async (pageSize: number) => {
    const { context, count } = countingQueries(await visitor.context());
    await showBoardsOfTopic(context, 'calligraphy', { after: null, pageSize });
    return count();
  };
  expect(await cost(3)).toBe(await cost(1));
});
