import { beforeAll, expect, test } from 'vitest';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findPins } from '../find-pins/find-pins.service.ts';
import { listGuides } from './list-guides.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben } = cast;
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  await ada.saves.pin({ title: 'Zorble kitten' });
  await ben.saves.pin({ title: 'Zorble labrador' });
  await ben.saves.pin({ title: 'Zorble baguette' });
  await ada.saves.pin({ title: 'Zorble telescope, locomotive', board: secret });
  await ada.saves.pin({ title: 'Lone quinx locomotive' });
  await fileAll(platform);
}, 60_000);

const guidesOf = async (who: Caller, query: string, sent: object = {}) =>
  (await who.call('BaseSearchResource.get', { query, ...sent })).data.guides ?? [];
const termsOf = async (who: Caller, query: string) => (await guidesOf(who, query)).map(({ term }) => term);
const found = async (who: Caller, query: string, guide?: string) =>
  (await who.call('PinSearchResource.get', { query, guide })).data.map((pin) => pin.title);

test('guides are topics of some of the pins found, those of most first, each under its place and address', async () => {
  const { visitor } = cast;
  const guides = await guidesOf(visitor, 'zorble');
  expect(guides[0]).toEqual({
    ...{ term: 'animals', display: 'Animals', position: 0 },
    url: '/search/?rs=guide&q=zorble&scope=pins&guide=animals',
    is_chosen: false,
  });
  expect(guides.map(({ term }) => term).toSorted()).toEqual([
    ...['animals', 'bread', 'cats', 'dogs', 'food and drink'],
  ]);
  expect(guides.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  expect(guides.find(({ term }) => term === 'food and drink')).toMatchObject({
    ...{ display: 'Food and drink' },
    url: '/search/?rs=guide&q=zorble&scope=pins&guide=food%20and%20drink',
  });
  expect((await visitor.call('SearchGuidesResource.get', { query: 'zorble' })).data).toEqual(guides);
});

test('a guide narrows the search to the pins of its topic, page by page, and each guide leads to some', async () => {
  const { visitor } = cast;
  expect(await found(visitor, 'zorble', 'cats')).toEqual(['Zorble kitten']);
  expect(await found(visitor, 'zorble', 'Food and Drink')).toEqual(['Zorble baguette']);
  expect((await found(visitor, 'zorble', 'animals')).toSorted()).toEqual([
    'Zorble kitten',
    'Zorble labrador',
  ]);
  for (const guide of await termsOf(visitor, 'zorble')) {
    expect(await found(visitor, 'zorble', guide), guide).not.toEqual([]);
  }
  const sent = { query: 'zorble', guide: 'animals', page_size: 1 };
  const first = await visitor.call('BaseSearchResource.get', sent);
  const rest = await visitor.call('SearchResource.get', { ...sent, bookmarks: [first.bookmark ?? ''] });
  expect(first.data.results).toHaveLength(1);
  expect(rest.data.results).toHaveLength(1);
  expect(rest.bookmark).toBeNull();
});

test('no guide repeats a word of the query, in whichever form, but the one that narrows it stays', async () => {
  const { visitor } = cast;
  const food = 'food and drink';
  for (const other of ['and', 'telescope'])
    expect(await termsOf(visitor, `zorble or ${other}`), other).toEqual(
      expect.arrayContaining([food, 'cats']),
    );
  for (const said of ['food', 'Foods', 'drinks']) {
    const terms = await termsOf(visitor, `zorble or ${said}`);
    expect(terms, said).toContain('cats');
    expect(terms, said).not.toContain(food);
  }
  const terms = await termsOf(visitor, 'cat or zorble');
  expect(terms).toContain(food);
  expect(terms).not.toContain('cats');
  const [chosen] = await guidesOf(visitor, 'zorble or cats', { guide: 'cats' });
  expect(chosen).toMatchObject({ term: 'cats', is_chosen: true });
});

test('there is no guide without pins, of a topic of all of them, or in another scope', async () => {
  const { visitor } = cast;
  expect(await termsOf(visitor, 'bread')).toEqual([]);
  expect(await termsOf(visitor, '')).toEqual([]);
  expect(await termsOf(visitor, 'quinx')).toEqual([]);
  expect(await guidesOf(visitor, 'zorble', { scope: 'boards' })).toEqual([]);
  expect(await guidesOf(visitor, 'zorble', { scope: 'videos' })).toEqual([]);
});

test('the guide that narrows a search is named, also where no pin of the whole search has it; one that is gone narrows nothing', async () => {
  const { visitor } = cast;
  const guides = await guidesOf(visitor, 'zorble', { guide: 'weddings' });
  expect(guides[0]).toMatchObject({ term: 'weddings', display: 'Weddings', position: 0, is_chosen: true });
  const chosen = (await guidesOf(visitor, 'zorble', { guide: ' Cats' })).filter(({ is_chosen }) => is_chosen);
  expect(chosen).toMatchObject([{ term: 'cats' }]);
  expect(guides).toHaveLength(6);
  expect(await found(visitor, 'zorble', 'weddings')).toEqual([]);
  expect(await guidesOf(visitor, 'zorble', { guide: 'no such topic' })).toHaveLength(5);
  expect(await found(visitor, 'zorble', 'no such topic')).toHaveLength(3);
  await platform.db.write("update interests set hidden_at = now() where slug = 'cats'");
  expect(await termsOf(visitor, 'zorble')).not.toContain('cats');
  expect(await found(visitor, 'zorble', 'cats')).toHaveLength(3);
  await platform.db.write("update interests set hidden_at = null where slug = 'cats'");
});

test('guides are of pins that the viewer may see', async () => {
  const { ada, ben, chi, visitor } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  const pin = await eve.saves.pin({ title: 'Zorble telescope' });
  await fileAll(platform);
  expect(await termsOf(visitor, 'zorble')).toContain('science');
  for (const who of [visitor, ada]) expect(await termsOf(who, 'zorble')).not.toContain('vehicles');
  await ada.follows(eve);
  await platform.db.write('update users set is_private_profile = true where home = $1 and id = $2', [
    ...[homeOf(eve.id), eve.id],
  ]);
  expect(await termsOf(ada, 'zorble')).toContain('science');
  for (const who of [visitor, ben]) {
    expect(await termsOf(who, 'zorble')).not.toContain('science');
    expect(await found(who, 'zorble', 'science')).toEqual([]);
  }
  await platform.db.write('update users set is_private_profile = false where home = $1 and id = $2', [
    ...[homeOf(eve.id), eve.id],
  ]);
  await eve.blocks(chi);
  expect(await termsOf(chi, 'zorble')).not.toContain('science');
  await eve.call('PinResource.delete', { id: pin.id });
  expect(await termsOf(visitor, 'zorble')).not.toContain('science');
});

test('guides cost one query beside the search that a page makes anyway', async () => {
  const { context, count } = countingQueries({ ...(await cast.ben.context()), found: new Map() });
  const asked = { query: 'zorble', scope: 'pins', guide: null, tag: null } as const;
  await findPins(context, asked, { after: null, pageSize: 25 });
  const before = count();
  expect((await listGuides(context, asked)).length).toBeGreaterThan(0);
  expect(count()).toBe(before + 1);
});

test('a guide narrows a search within a profile or a board, and among the own pins', async () => {
  const { ada, ben, visitor } = cast;
  const board_id = await ben.makes.board('Zorbles');
  const { id: pin_id } = await ben.saves.pin({ title: 'Zorble spaniel', board: board_id });
  await ben.call('PinTagsResource.update', { pin_id, tags: ['Walks'] });
  const [tag] = (await ben.call('PinTagsResource.get', { pin_id })).data.tags.map(({ id }) => id);
  await fileAll(platform);
  const narrowed = async (who: Caller, sent: object) =>
    (await who.call('PinSearchResource.get', { query: 'zorble', guide: 'dogs', ...sent })).data
      .map(({ title }) => title)
      .toSorted();
  const dogs = ['Zorble labrador', 'Zorble spaniel'];
  for (const who of [visitor, ada, ben]) {
    expect(await narrowed(who, { username: 'ben' })).toEqual(dogs);
    expect(await narrowed(who, { board_id })).toEqual(['Zorble spaniel']);
    expect(await narrowed(who, { username: 'ada' })).toEqual([]);
  }
  expect(await narrowed(ben, { scope: 'my_pins' })).toEqual(dogs);
  expect(await narrowed(ben, { scope: 'my_pins', tag })).toEqual(['Zorble spaniel']);
  expect(await narrowed(ben, { scope: 'my_pins', tag, query: '' })).toEqual(['Zorble spaniel']);
});
