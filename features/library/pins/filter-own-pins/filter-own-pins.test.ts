import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Answer } from '#platform/resource/call.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { COLOR_NAMES, colorName } from '../color-name.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { listOwnPins } from './filter-own-pins.service.ts';
import { listFilteredPins } from './filter-own-pins.store.ts';
import type { OwnPinFilter } from './own-pin-filter.ts';

const ALL: OwnPinFilter = { isFavorited: false, isCreated: false, colors: null, interests: null, tag: null };
const FILTERED = 'GET /v3/users/me/filtered/pins/';

let platform: TestPlatform;
let cast: Cast;
let nora: CastMember;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(async () => {
  count += 1;
  nora = await memberOf(platform, `nora${count}`);
});

const favors = (who: CastMember, pin_id: string) => who.call('PinFavoriteResource.create', { pin_id });
const saved = async (who: CastMember, from: CastMember) =>
  (await who.call('RepinResource.create', { pin_id: (await from.saves.pin()).id })).data.id;

async function listed(who: Caller, flag_filters?: unknown, more: object = {}): Promise<string[]> {
  const { data } = await who.call(FILTERED, { flag_filters, ...more });
  return data.map(({ id }) => id);
}

const TOPIC = `insert into interests (slug, name) values ($1 || '-made', $1) returning id::text`;
const ABOUT = `insert into pin_interests (home, pin_id, interest_id)
  select ($1::bigint >> 51)::smallint, $1, id from interests where name = $2`;

/** Four pins, newest first: created and favourite, saved and favourite, created, saved. */
async function fourPins() {
  const plainSaved = await saved(nora, cast.ada);
  const plainMade = (await nora.saves.pin()).id;
  const lovedSaved = await saved(nora, cast.ben);
  const lovedMade = (await nora.saves.pin()).id;
  for (const id of [lovedMade, lovedSaved]) await favors(nora, id);
  return { lovedMade, lovedSaved, plainMade, plainSaved };
}

test('[API-04] the own pins, all or only favourites, only the created, or those that are both', async () => {
  const { lovedMade, lovedSaved, plainMade, plainSaved } = await fourPins();
  const all = [lovedMade, lovedSaved, plainMade, plainSaved];
  for (const flags of [undefined, null, '', [], 'NONE', 'none', ['NONE']]) {
    expect(await listed(nora, flags)).toEqual(all);
  }
  expect(await listed(nora, 'FAVORITED')).toEqual([lovedMade, lovedSaved]);
  expect(await listed(nora, ['CREATED_BY_ME'])).toEqual([lovedMade, plainMade]);
  for (const flags of [
    'FAVORITED,CREATED_BY_ME',
    ['CREATED_BY_ME', 'FAVORITED'],
    'FAVORITED_AND_CREATED_BY_ME',
  ]) {
    expect(await listed(nora, flags, { fields: 'pin.id,pin.images' })).toEqual([lovedMade]);
  }
  const options = { flag_filters: 'FAVORITED', fields: 'pin.id,pin.images[236x]' };
  const { data } = await nora.call(FILTERED, options);
  expect(data.map((pin) => [Object.keys(pin), Object.keys(pin.images)])).toEqual([
    [['id', 'images'], ['236x']],
    [['id', 'images'], ['236x']],
  ]);
  const unknown = nora.call(FILTERED, { fields: 'pin.id,pin.taste' });
  await expect(unknown).rejects.toMatchObject({ kind: 'invalid', field: 'fields' });
  await nora.call('PinFavoriteResource.delete', { pin_id: lovedMade });
  expect(await listed(nora, 'FAVORITED')).toEqual([lovedSaved]);
});

test('pins are narrowed to some colours, to some topics or to any, and by all of it at once', async () => {
  const saves = async (color: string, slug?: string) => {
    const image_signature = await nora.has.picture({ color });
    const { id } = await nora.saves.pin({ image_signature });
    if (slug) await platform.db.write(ABOUT, [id, slug]);
    return id;
  };
  const topic = async (slug: string) => {
    const [row] = await platform.db.rows<{ id: string }>(TOPIC, [slug]);
    return row?.id ?? '';
  };
  const [ferns, chairs] = [await topic('ferns'), await topic('chairs')];
  const red = await saves('#d02020');
  const redFern = await saves('#c03030', 'ferns');
  const blueChair = await saves('#2040d0', 'chairs');
  const all = [blueChair, redFern, red];
  expect(await listed(nora, 'COLORS', { colors: 'red' })).toEqual([redFern, red]);
  expect(await listed(nora, 'COLORS', { colors: ['red', 'blue'] })).toEqual(all);
  expect(await listed(nora, 'COLORS', { colors: 'green' })).toEqual([]);
  expect(await listed(nora, 'COLORS')).toEqual(all);
  expect(await listed(nora, 'NONE', { colors: 'green', interests: chairs })).toEqual(all);
  expect(await listed(nora, 'INTERESTS', { interests: chairs })).toEqual([blueChair]);
  expect(await listed(nora, 'INTERESTS', { interests: [ferns, chairs] })).toEqual([blueChair, redFern]);
  expect(await listed(nora, 'INTERESTS')).toEqual([blueChair, redFern]);
  expect(await listed(nora, 'COLORS,INTERESTS', { colors: 'red', interests: ferns })).toEqual([redFern]);
  await favors(nora, blueChair);
  expect(await listed(nora, 'INTERESTS,FAVORITED', { interests: chairs })).toEqual([blueChair]);
  expect(await listed(nora, 'COLORS,FAVORITED', { colors: 'red' })).toEqual([]);
  await expect(listed(nora, 'COLORS', { colors: 'loud' })).rejects.toMatchObject({
    field: expect.stringContaining('colors'),
  });
  await expect(listed(nora, 'INTERESTS', { interests: 'ferns' })).rejects.toMatchObject({
    field: expect.stringContaining('interests'),
  });
});

test('the database calls every colour as the product does', async () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
  const colors = [...fc.sample(hex, 5000), '#000000', '#ffffff', '#323232', '#8c1e1e', '#aa8c1e'];
  const named = await platform.db.rows<{ name: string }>(
    `select color_name(hex) as name from unnest($1::text[]) with ordinality as colors (hex, place) order by place`,
    [colors],
  );
  expect(named.map(({ name }) => name)).toEqual(colors.map(colorName));
  expect(new Set(colors.map(colorName))).toEqual(new Set(COLOR_NAMES));
});

test('only whose list it is sees it: what others favour, save or make is not in it', async () => {
  await fourPins();
  const { ada, visitor } = cast;
  const theirs = (await ada.saves.pin()).id;
  await favors(nora, theirs);
  await favors(ada, (await nora.saves.pin()).id);
  for (const flag of ['NONE', 'FAVORITED', 'CREATED_BY_ME', 'FAVORITED_AND_CREATED_BY_ME'] as const) {
    const { data } = await nora.call(FILTERED, { flag_filters: flag, page_size: 250 });
    expect(new Set(data.map(({ pinner }) => pinner.id))).toEqual(new Set([nora.id]));
    expect(data.map(({ id }) => id)).not.toContain(theirs);
    const other = await ada.call(FILTERED, { flag_filters: flag, page_size: 250 });
    expect(other.data.every(({ pinner }) => pinner.id === ada.id)).toBe(true);
    await expect(listed(visitor, flag)).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
});

test('own pins on secret boards are among them, deleted ones are not', async () => {
  const board = await nora.makes.board('Secret', { privacy: 'secret' });
  const hidden = await nora.saves.pin({ board });
  const gone = await nora.saves.pin();
  for (const { id } of [hidden, gone]) await favors(nora, id);
  await nora.call('PinResource.delete', { id: gone.id });
  for (const flag of ['NONE', 'FAVORITED', 'CREATED_BY_ME']) {
    expect(await listed(nora, flag)).toEqual([hidden.id]);
  }
});

test('pages follow each other without a gap or a repeat, also when pins come meanwhile', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { id } = await nora.saves.pin();
    await favors(nora, id);
    ids.unshift(id);
    await saved(nora, cast.ada);
  }
  for (const page_size of [1, 2, 5, 6]) {
    const seen: string[] = [];
    let bookmark: string | null = null;
    do {
      const sent = { flag_filters: 'FAVORITED', page_size, bookmarks: [bookmark] };
      const answer: Answer<PinAnswer[]> = await nora.call(FILTERED, sent);
      seen.push(...answer.data.map(({ id }) => id));
      bookmark = answer.bookmark;
      const { id } = await nora.saves.pin();
      await favors(nora, id);
      await nora.call('PinResource.delete', { id });
    } while (bookmark);
    expect(seen).toEqual(ids);
  }
});

test('a flag that is none is refused by its name', async () => {
  for (const flags of ['SECRET', 'FAVORITED,LOUD', [7], Array(101).fill('NONE')]) {
    await expect(listed(nora, flags)).rejects.toMatchObject({
      kind: 'invalid',
      field: expect.stringContaining('flag_filters'),
    });
  }
  await expect(listed(nora, 'NONE', { bookmarks: ['made-up'] })).rejects.toMatchObject({
    field: 'bookmarks',
  });
});

test('a page costs the same number of queries whatever it shows', async () => {
  const boards = [await nora.makes.board('A'), await nora.makes.board('B')];
  for (let index = 0; index < 6; index += 1) {
    await favors(nora, (await nora.saves.pin({ board: boards[index % 2] ?? null })).id);
  }
  const cost = async (isFavorited: boolean, pageSize: number) => {
    const { context, count: queries } = countingQueries(await nora.context());
    const filter = { ...ALL, isFavorited, isCreated: true };
    const page = await listOwnPins(context, nora.id, filter, { after: null, pageSize });
    return [page.items.length, queries()];
  };
  for (const isFavorited of [false, true]) {
    const [[few, first], [many, second]] = [await cost(isFavorited, 1), await cost(isFavorited, 50)];
    expect([few, many]).toEqual([1, 6]);
    expect(second).toBe(first);
    expect(second).toBeLessThanOrEqual(5);
  }
});

// A cluster plans for each node, and says so in its own way.
test.skipIf(process.env.CLUSTER_URL)(
  'favourites are found by their own key, however many pins a person has',
  async () => {
    const { id } = await nora.saves.pin();
    await favors(nora, id);
    await platform.db.write(
      `insert into pins (home, id, pinner_id, image_signature, image_width, image_height, dominant_color)
     select home, new_id(home), pinner_id, image_signature, image_width, image_height, dominant_color
     from pins, generate_series(1, 5000) where id = $1`,
      [id],
    );
    await platform.db.write('analyze pins');
    const asked: [Statement | string, readonly unknown[]][] = [];
    const noted: Queryable['rows'] = (statement, values = []) => {
      asked.push([statement, values]);
      return platform.db.rows(statement, values);
    };
    const filter = { ...ALL, isFavorited: true, isCreated: true };
    const wanted = { before: null, limit: 26 };
    const found = await listFilteredPins({ ...platform.db, rows: noted }, nora.id, filter, wanted);
    expect(found.map((pin) => pin.id)).toEqual([id]);
    const [[statement, values] = ['', []]] = asked;
    const text = typeof statement === 'string' ? statement : statement.text;
    const plan = JSON.stringify(await platform.db.rows(`explain (format json) ${text}`, values));
    expect(plan).toContain('"Index Name":"pins_pkey"');
    expect(plan).not.toMatch(
      /pins_of_pinner|pins_created|"Seq Scan","Parallel Aware":false,"Async Capable":false,"Relation Name":"pins"/,
    );
  },
);
