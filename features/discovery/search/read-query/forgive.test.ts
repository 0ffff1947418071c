import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findPins } from '../find-pins/find-pins.service.ts';
import { countWordsOf } from '../testing-words.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const titles = async (who: Caller, query: string, sent: object = {}) =>
  (await who.call('PinSearchResource.get', { query, ...sent })).data.map(({ title }) => title);
const correctionOf = async (who: Caller, query: string, sent: object = {}) =>
  (await who.call('SearchCorrectionResource.get', { query, ...sent })).data.query;

async function titlesIn(who: Caller, languages: string, query: string): Promise<unknown[]> {
  const resource = createProductRegistry().find('PinSearchResource.get');
  if (!resource) throw new Error('There is no search');
  const context = await who.context();
  const headers = new Headers({ 'accept-language': languages });
  const there = { ...context, request: { ...context.request, headers } };
  const { data } = await dispatch(resource, there, { query, auto_correction_disabled: true });
  return (data as { title: string }[]).map(({ title }) => title);
}

const setPrivate = ({ id }: { id: string }, isPrivate: boolean) =>
  platform.db.write('update users set is_private_profile = $3 where home = $1 and id = $2', [
    ...[homeOf(id as never), id, isPrivate],
  ]);

test('other forms of a word are found below the word itself, newest first, but not in quotes', async () => {
  const { ada, ben, visitor } = cast;
  for (const title of ['Rocking chairs', 'A rocking chair', 'Chaired meeting', 'Two chairs']) {
    platform.clock.advance(24 * 60 * 60 * 1000);
    await ada.saves.pin({ title });
  }
  await ada.saves.pin({ title: 'Described', description: 'With chairs' });
  await countWordsOf(platform);
  const [rocking, one, chaired, two] = ['Rocking chairs', 'A rocking chair', 'Chaired meeting', 'Two chairs'];
  expect(await titles(visitor, 'chairs')).toEqual([two, rocking, chaired, one, 'Described']);
  expect(await titles(visitor, 'chaired')).toEqual([chaired, two, one, rocking, 'Described']);
  expect(await titles(ada, 'chaired', { scope: 'my_pins' })).toEqual([
    chaired,
    two,
    one,
    rocking,
    'Described',
  ]);
  expect(await titles(visitor, 'chaired', { username: 'ada' })).toEqual([
    ...[chaired, two, one, rocking, 'Described'],
  ]);
  expect(await titles(visitor, 'rocked chairs')).toEqual([one, rocking]);
  expect(await titles(visitor, '"chairs"')).toEqual([two, rocking, 'Described']);
  expect(await titles(visitor, 'chair -chairs')).toEqual([one, chaired]);
  for (const query of ['chairs', '"chairs"', 'rocked chairs'])
    expect(await correctionOf(ben, query)).toBeNull();
});

test('accents count neither where a word is typed nor where it stands', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Crème brûlée' });
  await ada.makes.board('Smørrebrød');
  await ada.saves.pin({ title: 'Plain', board: await ada.makes.board('Håkans hörna') });
  await ada.call('PinResource.update', {
    ...{ id: (await ada.saves.pin({ title: 'Noted' })).id, title: 'Noted', description: 'Ein Löffel Öl' },
  });
  expect(await titles(visitor, 'creme brulee')).toEqual(['Crème brûlée']);
  expect(await titles(visitor, 'CRÈME')).toEqual(['Crème brûlée']);
  expect(await titles(visitor, 'loffel')).toEqual(['Noted']);
  expect(await titles(visitor, 'hakans hörna')).toEqual(['Plain']);
  const boards = await visitor.call('BoardSearchResource.get', { query: 'smorrebrod' });
  expect(boards.data.map(({ name }) => name)).toEqual(['Smørrebrød']);
});

test('forms of other languages are found by those whose browser names the language', async () => {
  const { ada, ben, visitor } = cast;
  const pairs = [
    ['es', 'jardines', 'Un jardín'],
    ['pt', 'corações', 'Coração azul'],
    ['de', 'Häuser', 'Rotes Haus'],
    ['fr', 'chevaux', 'Cheval blanc'],
    ['it', 'cucine', 'Cucina bianca'],
    ['sv', 'stolarna', 'Stolar'],
    ['id', 'makanan', 'Makan siang'],
  ] as const;
  for (const [, , title] of pairs) await ada.saves.pin({ title });
  await countWordsOf(platform);
  for (const [language, query, title] of pairs) {
    expect(await titlesIn(ben, `${language}-XX, en;q=0.5`, query), language).toContain(title);
  }
  expect(await titlesIn(ben, 'de', 'cucine')).toEqual([]);
  // Pages of visitors are cached with their locale alone.
  expect(await titlesIn(visitor, 'de', 'Häuser')).toEqual([]);
  expect(await titlesIn(ben, 'de', 'chairs')).toHaveLength(5);
});

test('typos are forgiven, and what is found as it was typed comes first, on all pages', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Kitchn, spelt like this' });
  platform.clock.advance(365 * 24 * 60 * 60 * 1000);
  const board = await ada.makes.board('Kitchen of ours');
  for (let index = 0; index < 20; index += 1) {
    await ada.saves.pin({ title: index % 2 ? `Kitchen ${index}` : `Kitchens ${index}`, board });
  }
  await countWordsOf(platform);
  const found = await titles(visitor, 'kitchn');
  expect(found).toHaveLength(21);
  expect(found[0]).toBe('Kitchn, spelt like this');
  expect(await correctionOf(visitor, 'kitchn')).toBe('kitchen');
  const seen: unknown[] = [];
  let bookmark: string | null = null;
  do {
    const sent = { query: 'kitchn', page_size: 4, bookmarks: [bookmark] };
    const page: { data: { title: unknown }[]; bookmark: string | null } = await visitor.call(
      'PinSearchResource.get',
      sent,
    );
    seen.push(...page.data.map(({ title }) => title));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(seen).toEqual(found);
  expect(await titles(visitor, 'kitchn', { auto_correction_disabled: true })).toEqual([found[0]]);
  const base = await visitor.call('BaseSearchResource.get', {
    query: 'kitchn',
    auto_correction_disabled: true,
  });
  expect(base.data.results).toHaveLength(1);
  expect((await visitor.call('BaseSearchResource.get', { query: 'kitchn' })).data.results).toHaveLength(21);
  expect(await correctionOf(visitor, 'Blue kitchn')).toBeNull();
});

test('two typos are forgiven only in long words, none in short ones, numbers, hashtags, names and quotes', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Terrazzo, pampas, ivy and 2026 #quilting by noguchi' });
  await countWordsOf(platform);
  for (const [query, correction] of [
    ['terrazo', 'terrazzo'],
    ['terazzo pampsa', 'terrazzo pampas'],
    ['tereszop', null],
    ['terrazxyo', 'terrazzo'],
    ['terzazoo pampas', 'terrazzo pampas'],
    ['iyv', null],
    ['2027', null],
    ['#quiltng', null],
    ['@nogucih', null],
    ['"terrazo"', null],
    ['quiltng', 'quilting'],
    ['quiltng -noguchi', null],
    ['Pampsa, #quilting', 'pampas, #quilting'],
  ] as const) {
    expect([query, await correctionOf(visitor, query)]).toEqual([query, correction]);
    expect((await titles(visitor, query)).length > 0, query).toBe(correction !== null);
  }
});

test('a word that is there is corrected only by what is far more frequent, and not where it is only begun', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Zellij' });
  for (let index = 0; index < 3; index += 1) await ada.saves.pin({ title: `Zellige ${index}` });
  await countWordsOf(platform);
  await ada.saves.pin({ title: 'Zelliger, saved a moment ago' });
  expect(await correctionOf(visitor, 'zellij')).toBeNull();
  expect(await correctionOf(visitor, 'zellig')).toBeNull();
  expect(await correctionOf(visitor, 'zelliger')).toBeNull();
  expect(await correctionOf(visitor, 'zelige')).toBe('zellige');
});

test('boards and people are found in spite of typos; only boards in other forms', async () => {
  const { ada, visitor } = cast;
  await ada.makes.board('Lanterns at dusk');
  const gwendolyn = await memberOf(platform, 'gwendolyn', 'Gwendolyn');
  await countWordsOf(platform);
  const names = async (scope: 'boards' | 'people', query: string, sent: object = {}) =>
    (await visitor.call('BaseSearchResource.get', { scope, query, ...sent })).data.results.map((one) =>
      'full_name' in one ? one.full_name : 'name' in one ? one.name : '',
    );
  expect(await names('boards', 'lantern')).toEqual(['Lanterns at dusk']);
  expect(await names('boards', 'lanternz')).toEqual(['Lanterns at dusk']);
  expect(await correctionOf(visitor, 'lantrens', { scope: 'boards' })).toBe('lanterns');
  expect(await names('boards', 'lantrens', { auto_correction_disabled: true })).toEqual([]);
  const { fullName } = gwendolyn.viewer;
  expect(await names('people', 'gwendoyln')).toEqual([fullName]);
  expect(await correctionOf(visitor, 'gwendoyln', { scope: 'people' })).toBe('gwendolyn');
  expect(await names('people', 'gwendoyln', { auto_correction_disabled: true })).toEqual([]);
});

test('one’s own pins, a board and a profile have words of their own, which nobody else learns', async () => {
  const { ada, ben, chi, visitor } = cast;
  const secret = await ada.makes.board('Xylograph hideout', { privacy: 'secret' });
  const { id: pin_id } = await ada.saves.pin({ title: 'Wisteria arbours', board: secret });
  await ada.call('PinTagsResource.update', { pin_id, tags: ['Gazebos'], note: 'Ask the blacksmith' });
  await ada.shares(secret, ben);
  await countWordsOf(platform);
  const known = await platform.db.rows(
    "select word from known_words where word ~ '^(wist|arbo|xylo|hide|black|gaze)'",
  );
  expect(known).toEqual([]);
  for (const query of ['wistera', 'arbour', 'blacksmtih', 'gazebo', 'xylogarph']) {
    expect(await titles(ada, query, { scope: 'my_pins' }), query).toEqual(['Wisteria arbours']);
    for (const who of [ada, ben, chi, visitor]) {
      expect(await titles(who, query), query).toEqual([]);
      expect(await correctionOf(who, query)).toBeNull();
    }
    expect(await titles(chi, query, { scope: 'my_pins' })).toEqual([]);
  }
  expect(await correctionOf(ada, 'wistera', { scope: 'my_pins' })).toBe('wisteria');
  expect(await titles(ben, 'arbour', { board_id: secret })).toEqual(['Wisteria arbours']);
  expect(await correctionOf(ben, 'wistera', { board_id: secret })).toBe('wisteria');
  await ada.saves.pin({ title: 'Hammocks', board: await ada.makes.board('Shade') });
  expect(await titles(visitor, 'hammokcs', { username: 'ada' })).toEqual(['Hammocks']);
  expect(await titles(visitor, 'wistera', { username: 'ada' })).toEqual([]);
  expect(await titles(ada, 'wistera', { username: 'ada' })).toEqual(['Wisteria arbours']);
});

test('a word is forgotten with the last pin that everybody sees, and corrects nothing from that moment on', async () => {
  const { ada, ben, chi, visitor } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  const board = await eve.makes.board('Birds');
  const pin = await eve.saves.pin({ title: 'Cassowary', board });
  await countWordsOf(platform);
  const isKnown = async () =>
    (await platform.db.rows("select from known_words where word = 'cassowary'")).length > 0;
  const everybody = async (correction: string | null, whos: Caller[] = [visitor, ben]) => {
    for (const who of whos) {
      expect(await correctionOf(who, 'casowary')).toBe(correction);
      expect(await titles(who, 'casowary')).toHaveLength(correction ? 1 : 0);
    }
  };
  await everybody('cassowary');
  await eve.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  expect(await isKnown()).toBe(true);
  await everybody(null);
  await countWordsOf(platform);
  expect(await isKnown()).toBe(false);
  await eve.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await countWordsOf(platform);
  await ada.follows(eve);
  await setPrivate(eve, true);
  await everybody(null);
  await countWordsOf(platform);
  expect(await isKnown()).toBe(false);
  await setPrivate(eve, false);
  await countWordsOf(platform);
  await eve.blocks(chi);
  await everybody(null, [chi]);
  await everybody('cassowary');
  await eve.call('PinResource.delete', { id: pin.id });
  await everybody(null);
  await countWordsOf(platform);
  expect(await isKnown()).toBe(false);
});

test('a search runs the same statements whether or not it is corrected, or a hidden word could correct it', async () => {
  const { ben } = cast;
  const statements = async (query: string) => {
    const { context, count } = countingQueries(await ben.context());
    const { items } = await findPins(context, { query, scope: 'pins' }, { after: null, pageSize: 25 });
    return { count: count(), items: items.length };
  };
  const none = await statements('wistera');
  expect(none.items).toBe(0);
  await platform.db.write("insert into known_words (kind, word, count) values ('pins', 'wisteria', 1)");
  expect(await statements('wistera')).toEqual(none);
  await countWordsOf(platform);
  const corrected = await statements('hammokcs');
  expect(corrected.items).toBe(1);
  expect(corrected.count).toBe((await statements('hammocks')).count);
});
