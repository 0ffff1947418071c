import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findPins } from './find-pins/find-pins.service.ts';
import type { SearchScope } from './search.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const nameOf = (found: object) => {
  if ('grid_title' in found) return found.grid_title;
  return 'full_name' in found ? found.full_name : 'name' in found ? found.name : '';
};

const find = async (who: Caller, query: string, scope: SearchScope = 'pins', page_size = 25) => {
  const { data } = await who.call('BaseSearchResource.get', { query, scope, page_size });
  return data.results.map(nameOf);
};

test('a title counts more than a description, that more than a site, that more than the name of the board', async () => {
  const { ada, ben } = cast;
  const board = await ben.makes.board('Terrazzo');
  await ben.saves.pin({ title: 'On its board', board });
  await ada.saves.pin({ title: 'By its site', link: 'https://terrazzo.example/1' });
  await ada.saves.pin({ title: 'By its words', description: 'A terrazzo floor.' });
  await ada.saves.pin({ title: 'Terrazzo' });
  const order = ['Terrazzo', 'By its words', 'By its site', 'On its board'];
  expect(await find(cast.visitor, 'terrazzo')).toEqual(order);
  expect(await find(ben, 'TERRÁZZO')).toEqual(order);
  expect(await find(cast.chi, 'terraz')).toEqual(order);
  platform.clock.advance(1000);
  await ada.saves.pin({ title: 'Terrazzo again' });
  expect((await find(cast.chi, 'terrazzo')).slice(0, 2)).toEqual(['Terrazzo again', 'Terrazzo']);
});

test('all words are looked for, in quotes side by side, with "or" either, with a hyphen not', async () => {
  const { ada } = cast;
  await ada.saves.pin({ title: 'Blue velvet chair' });
  await ada.saves.pin({ title: 'Velvet, but blue' });
  await ada.saves.pin({ title: 'Mid-century lamp' });
  const of = async (query: string) => (await find(cast.visitor, query)).sort();
  expect(await of('blue velvet')).toEqual(['Blue velvet chair', 'Velvet, but blue']);
  expect(await of('"blue velvet"')).toEqual(['Blue velvet chair']);
  expect(await of('velvet -chair')).toEqual(['Velvet, but blue']);
  expect(await of('chair or lamp')).toEqual(['Blue velvet chair', 'Mid-century lamp']);
  expect(await of('mid century')).toEqual(['Mid-century lamp']);
  expect(await of('mid-cent')).toEqual(['Mid-century lamp']);
});

test.each([
  '"',
  "'; drop table pins; --",
  '& | ! :* <->',
  '((',
  '-',
  'a:*b',
  '\\',
  '🌵💥',
  'x'.repeat(10_000),
  'ﷺ'.repeat(5000),
  'the and of',
  '\u0001\u0008',
  '%',
  '',
  '   ',
  '\ud800',
])('%j is a query like any other', async (query) => {
  for (const scope of ['pins', 'boards', 'people', 'my_pins', 'videos'] as const) {
    expect(Array.isArray(await find(cast.ada, query, scope))).toBe(true);
  }
  expect(
    (await cast.ada.call('AdvancedTypeaheadResource.get', { term: query })).data.items.length,
  ).toBeLessThan(21);
});

test('one’s own pins are found wherever they stand, and nobody else’s', async () => {
  const { ada, ben, chi } = cast;
  const secret = await ada.makes.board('Secret moss', { privacy: 'secret' });
  const shared = await ben.makes.board('Shared', { privacy: 'secret' });
  await ben.shares(shared, ada);
  await ada.saves.pin({ title: 'Moss wall', board: secret });
  await ada.saves.pin({ title: 'Moss roof', board: shared });
  await ada.saves.pin({ title: 'Moss on no board' });
  await ada.saves.pin({ title: 'Of that board', board: secret });
  await ben.saves.pin({ title: 'Moss of Ben', board: shared });
  expect((await find(ada, 'moss', 'my_pins')).sort()).toEqual([
    'Moss on no board',
    'Moss roof',
    'Moss wall',
    'Of that board',
  ]);
  expect(await find(ada, 'moss')).toEqual(['Moss on no board']);
  expect(await find(chi, 'moss', 'my_pins')).toEqual([]);
  await expect(find(cast.visitor, 'moss', 'my_pins')).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('boards are found by name and description, people by their names', async () => {
  const { ada, visitor } = cast;
  await ada.makes.board('Quiet corners');
  const archived = await ada.makes.board('Quiet attic');
  await ada.makes.board('Quiet secret', { privacy: 'secret' });
  await ada.makes.board('Quiet protected', { privacy: 'protected' });
  await ada.call('BoardArchiveResource.create', { board_id: archived });
  expect(await find(visitor, 'quiet', 'boards')).toEqual(['Quiet corners']);
  expect(await find(ada, 'quiet', 'boards')).toEqual(['Quiet corners']);
  const found = await visitor.call('BaseSearchResource.get', { query: '@ada', scope: 'users' });
  expect(found.data.results).toMatchObject([{ type: 'user', username: 'ada' }]);
});

test('what is hidden from the viewer is not found, and is gone at once', async () => {
  const { ada, chi, visitor } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  const board = await eve.makes.board('Okapi');
  const pin = await eve.saves.pin({ title: 'Okapi', board });
  const all = async (who: Caller) => [
    ...(await find(who, 'okapi')),
    ...(await find(who, 'okapi', 'boards')),
    ...(await find(who, 'evelyn', 'people')),
  ];
  const everything = [expect.any(String), 'Okapi', expect.stringContaining('Evelyn')];
  expect(await all(visitor)).toEqual(everything);
  expect(await all(chi)).toEqual(everything);
  const set = (column: string, value: unknown) =>
    platform.db.write(`update users set ${column} = $3 where home = $1 and id = $2`, [
      homeOf(eve.id),
      eve.id,
      value,
    ]);
  for (const column of ['deactivated_at', 'suspended_at', 'deleted_at']) {
    await set(column, new Date());
    expect(await all(chi), column).toEqual([]);
    await set(column, null);
  }
  await set('is_private_profile', true);
  expect(await all(chi)).toEqual([everything[2]]);
  await ada.follows(eve);
  expect(await all(ada)).toEqual(everything);
  await set('is_private_profile', false);
  await chi.blocks(eve);
  expect(await all(chi)).toEqual([]);
  await eve.blocks(ada);
  expect(await all(ada)).toEqual([]);
  await eve.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  expect(await all(visitor)).toEqual([everything[2]]);
  await eve.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await eve.call('PinResource.update', { id: pin.id, title: 'Tapir' });
  expect(await find(visitor, 'tapir')).toEqual(['Tapir']);
  await eve.call('PinResource.delete', { id: pin.id });
  expect(await find(visitor, 'tapir')).toEqual([]);
});

test('suggestions are of topics, boards and people that the viewer may see, and of the own boards', async () => {
  const { ada, chi, visitor } = cast;
  const evenings = await ada.makes.board('Bauhaus evenings');
  await ada.makes.board('Bauhaus secrets', { privacy: 'secret' });
  await platform.db.write("insert into interests (slug, name) values ('bauhaus-posters', 'Bauhaus posters')");
  const suggested = async (who: Caller, term: string, pin_scope = 'pins') =>
    (await who.call('AdvancedTypeaheadResource.get', { term, pin_scope, count: 20 })).data.items.map(
      ({ type, label }) => `${type} ${label}`,
    );
  const words = ['query bauha', 'query bauhaus posters', 'query bauhaus evenings'];
  expect(await suggested(visitor, 'bauha')).toEqual(words);
  expect(await suggested(chi, 'bauha')).toEqual(words);
  // Words first, then own boards, last used first, then people.
  platform.clock.advance(1000);
  await ada.saves.pin({ board: evenings });
  await platform.db.write(
    "insert into interests (slug, name) values ('bauhaus', 'Bauhaus'), ('bauhaus-z', 'Bauhaus zebras'), ('bauhaus-a', 'Bauhaus ärmel')",
  );
  expect(await suggested(ada, 'bauha')).toEqual([
    ...['query bauha', 'query bauhaus', 'query bauhaus ärmel', 'query bauhaus zebras'],
    ...['query bauhaus posters', 'query bauhaus evenings'],
    ...['board Bauhaus evenings', 'board Bauhaus secrets'],
  ]);
  await platform.db.write("delete from interests where slug in ('bauhaus', 'bauhaus-z', 'bauhaus-a')");
  expect(await suggested(ada, 'bauhaus sec', 'my_pins')).toEqual([
    'query bauhaus sec',
    'board Bauhaus secrets',
  ]);
  expect(await suggested(visitor, 'ad')).toContainEqual(expect.stringMatching(/^user Ada/));
  await chi.blocks(ada);
  expect(await suggested(chi, 'bauha')).toEqual(words.slice(0, 2));
  expect(await suggested(chi, '')).toEqual([]);
});

test('suggestions begin with what was typed, then topics by length and boards; own boards and people come last', async () => {
  const { ada, ben } = cast;
  await ben.makes.board('Zinnias in rows');
  for (const name of ['Zinnia gardens in autumn', 'Zinnias', 'Zinnia seeds']) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await platform.db.write('insert into interests (slug, name) values ($1, $2)', [slug, name]);
  }
  const [older, newer] = [await ada.makes.board('Zinnia plans'), await ada.makes.board('Zinnia wishes')];
  for (const board of [newer, older]) {
    platform.clock.advance(1000);
    await ada.saves.pin({ board, title: 'Bed' });
  }
  const zinnia = await memberOf(platform, 'zinnia', 'Zinnia');
  const suggested = async (count: number) =>
    (await ada.call('AdvancedTypeaheadResource.get', { term: 'Zinnia', count })).data.items.map(
      ({ type, label }) => `${type} ${label}`,
    );
  const all = await suggested(20);
  expect(all.slice(0, 4)).toEqual([
    'query zinnia',
    'query zinnias',
    'query zinnia seeds',
    'query zinnia gardens in autumn',
  ]);
  expect(all).toContain('query zinnias in rows');
  expect(all.slice(-3)).toEqual([
    'board Zinnia plans',
    'board Zinnia wishes',
    `user ${zinnia.viewer.fullName}`,
  ]);
  expect(await suggested(5)).toEqual([...all.slice(0, 2), ...all.slice(-3)]);
});

test('one picture stands on a page once', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin({ title: 'Ginkgo leaves' });
  await ben.call('RepinResource.create', { pin_id: pin.id });
  expect(await find(cast.visitor, 'ginkgo')).toEqual(['Ginkgo leaves']);
});

test('one picture stands on a page once, though the page is read on', async () => {
  const { ada, ben, visitor } = cast;
  const pin = await ada.saves.pin({ title: 'Monstera leaf' });
  for (let count = 0; count < 5; count += 1) await ben.call('RepinResource.create', { pin_id: pin.id });
  expect(await find(visitor, 'monstera', 'pins', 4)).toEqual(['Monstera leaf']);
});

test('one picture stands once among all pages', async () => {
  const { ada, ben, visitor } = cast;
  for (const name of ['one', 'two', 'three']) {
    const pin = await ada.saves.pin({ title: `Calathea ${name}` });
    await ben.call('RepinResource.create', { pin_id: pin.id });
  }
  const seen: unknown[] = [];
  let bookmark: string | null = null;
  do {
    const sent = { query: 'calathea', page_size: 1, bookmarks: [bookmark] };
    const page: { data: { results: object[] }; bookmark?: string | null } = await visitor.call(
      'BaseSearchResource.get',
      sent,
    );
    seen.push(...page.data.results.map(nameOf));
    bookmark = page.bookmark ?? null;
  } while (bookmark);
  expect(seen.sort()).toEqual(['Calathea one', 'Calathea three', 'Calathea two']);
});

test('pages follow each other without a gap or a repeat, under both names', async () => {
  const { ada, visitor } = cast;
  for (let index = 0; index < 7; index += 1) await ada.saves.pin({ title: `Zellige ${index}` });
  const all = await find(visitor, 'zellige');
  expect(all).toHaveLength(7);
  const seen: unknown[] = [];
  let bookmark: string | null | undefined;
  do {
    const name = bookmark ? 'SearchResource.get' : 'BaseSearchResource.get';
    const { data, ...rest } = await visitor.call(name, {
      query: 'zellige',
      page_size: 3,
      bookmarks: [bookmark ?? null],
    });
    seen.push(...data.results.map(nameOf));
    bookmark = rest.bookmark;
  } while (bookmark);
  expect(seen).toEqual(all);
  const end = await visitor.call('SearchResource.get', { query: 'zellige', bookmarks: ['-end-'] });
  expect(end.data.results).toEqual([]);
});

test('a page costs the same number of queries whatever it shows', async () => {
  const { context, count } = countingQueries(await cast.ben.context());
  const page = { after: null, pageSize: 5 };
  const { items } = await findPins(
    context,
    { query: 'zellige', scope: 'pins', guide: null, tag: null },
    page,
  );
  expect(items).toHaveLength(5);
  expect(count()).toBeLessThanOrEqual(7);
});
