import { beforeAll, expect, test } from 'vitest';
import { keyOfPin } from '#features/library/pins/topics-key.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testOfOneDatabase } from '#testing/one-database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { fileAll } from '../testing-topics.ts';
import { topicsOfPin } from '../topics-of-pin.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Why a pin is filed under which topics, by their slugs. */
async function filed(pinId: string): Promise<Record<string, string>> {
  const rows = await platform.db.rows<{ slug: string; reason: string }>(
    'select slug, reason from pin_interests p join interests i on i.id = p.interest_id where pin_id = $1',
    [pinId],
  );
  return Object.fromEntries(rows.map(({ slug, reason }) => [slug, reason]));
}

const settle = () => fileAll(platform);

test('pins are filed by their text, in the singular and plural, and the parent comes along', async () => {
  const { ada } = cast;
  const loaves = await ada.saves.pin({ title: 'Two baguettes', description: 'For Sunday' });
  const bread = await ada.saves.pin({ title: 'Still', description: 'With RYE-BREAD, of course' });
  const none = await ada.saves.pin({ title: 'The breadth of it' });
  await settle();
  for (const pin of [loaves, bread]) {
    expect(await filed(pin.id)).toMatchObject({ bread: 'text', 'food-and-drink': 'text' });
  }
  expect(await filed(none.id)).toEqual({});
});

test('the text of the board files its pins, secret ones too, and so do new names of pins and boards', async () => {
  const { ben } = cast;
  const board = await ben.makes.board('Baguettes', { privacy: 'secret' });
  const pin = await ben.saves.pin({ board, title: 'Number one' });
  await settle();
  expect(await filed(pin.id)).toEqual({ bread: 'board', 'food-and-drink': 'board' });
  await ben.call('BoardResource.update', { board_id: board, name: 'Kittens' });
  await settle();
  expect(await filed(pin.id)).toEqual({ cats: 'board', animals: 'board' });
  await ben.call('PinResource.update', { id: pin.id, title: 'A terrier' });
  await settle();
  expect(await filed(pin.id)).toEqual({ dogs: 'text', cats: 'board', animals: 'text' });
  await ben.call('BulkEditResource.update', { board_id: await ben.makes.board('Other'), pin_ids: [pin.id] });
  await settle();
  expect(await filed(pin.id)).toEqual({ dogs: 'text', animals: 'text' });
});

test('two people who file the same picture under a topic on public boards file it for others, secret boards do not', async () => {
  const { ada, ben, chi } = cast;
  const dan = await memberOf(platform, 'dan');
  const pin = await ada.saves.pin({ title: 'Number two' });
  const save = async (who: typeof ben, name: string, privacy: 'public' | 'secret') => {
    const board = await who.makes.board(name, { privacy });
    await who.call('RepinResource.create', { pin_id: pin.id, board_id: board });
    await settle();
  };
  await save(ben, 'Cats', 'public');
  await save(ben, 'More cats', 'public');
  await save(chi, 'Kitty', 'secret');
  expect(await filed(pin.id)).toEqual({});
  await save(dan, 'My cats', 'public');
  expect(await filed(pin.id)).toEqual({ cats: 'filed', animals: 'filed' });
});

test('an earlier copy is filed again when people agree later, and when they no longer do', async () => {
  const { ada, ben, chi } = cast;
  const [eve, fay] = [await memberOf(platform, 'eve'), await memberOf(platform, 'fay')];
  const pin = await ada.saves.pin({ title: 'Number four' });
  const saved = async (who: typeof ben, board: Id) =>
    (await who.call('RepinResource.create', { pin_id: pin.id, board_id: board })).data.id as Id;
  const copy = await saved(ben, await ben.makes.board('Secrets', { privacy: 'secret' }));
  const chosen = await saved(ben, await ben.makes.board('Chosen'));
  await ben.call('PinTopicsResource.update', { pin_id: chosen, interest_ids: [] });
  await settle();
  await saved(chi, await chi.makes.board('Bird cages'));
  await settle();
  expect(await filed(copy)).toEqual({});
  const last = await saved(eve, await eve.makes.board('Birds'));
  await settle();
  expect(await filed(copy)).toEqual({ birds: 'filed', animals: 'filed' });
  expect(await filed(chosen)).toEqual({});
  await saved(fay, await fay.makes.board('Birds and more'));
  await settle();
  expect(await filed(last)).toEqual({ birds: 'board', animals: 'board' });
  for (const who of [eve, fay]) {
    const { data } = await who.call('UserPinsResource.get', { username: who.username });
    const board_id = await who.makes.board('Various');
    await who.call('BulkEditResource.update', { board_id, pin_ids: data.map(({ id }) => id) });
    await settle();
  }
  expect(await filed(copy)).toEqual({});
  expect(await filed(pin.id)).toEqual({});
});

test('what others said is withdrawn when they hide or delete it, or leave, and counts again when they are back', async () => {
  const ada = await memberOf(platform, 'ina');
  const [ben, chi] = [await memberOf(platform, 'jon'), await memberOf(platform, 'kim')];
  const owner = await memberOf(platform, 'lou');
  const pin = await ada.saves.pin({ title: 'Number six' });
  const save = async (who: typeof ben, board_id: Id) =>
    (await who.call('RepinResource.create', { pin_id: pin.id, board_id })).data.id as Id;
  const shared = await owner.makes.board('Our baguettes');
  await owner.shares(shared, ben);
  await save(ben, shared);
  const board_id = await chi.makes.board('Baguettes');
  const copy = await save(chi, board_id);
  const isFiled = async () => {
    await settle();
    return 'bread' in (await filed(pin.id));
  };
  expect(await isFiled()).toBe(true);
  const set = (table: 'users' | 'boards', id: Id, change: string) =>
    platform.db.write(`update ${table} set ${change} where home = $1 and id = $2`, [homeOf(id), id]);
  await chi.call('BoardResource.update', { board_id, privacy: 'secret' });
  expect(await isFiled()).toBe(false);
  await chi.call('BoardResource.update', { board_id, privacy: 'public' });
  expect(await isFiled()).toBe(true);
  for (const [id, column] of [
    [ben.id, 'deactivated_at'],
    [chi.id, 'suspended_at'],
    [owner.id, 'deleted_at'],
  ] as const) {
    await set('users', id, `${column} = now()`);
    expect(await isFiled()).toBe(false);
    await set('users', id, `${column} = null`);
    expect(await isFiled()).toBe(true);
  }
  await set('boards', shared, 'is_temporarily_disabled = true');
  expect(await isFiled()).toBe(false);
  await set('boards', shared, 'is_temporarily_disabled = false');
  expect(await isFiled()).toBe(true);
  await chi.call('PinResource.delete', { id: copy });
  expect(await isFiled()).toBe(false);
  expect(await filed(copy)).toEqual({});
  await chi.call('PinRestoreResource.create', { pin_ids: [copy] });
  expect(await isFiled()).toBe(true);
  expect(Object.keys(await filed(copy))).toContain('bread');
});

test('a run that dies after filing a board leaves its pins due', async () => {
  const { chi } = cast;
  const board = await chi.makes.board('Plain');
  const pin = await chi.saves.pin({ board, title: 'Number three' });
  await settle();
  await chi.call('BoardResource.update', { board_id: board, name: 'Dogs' });
  await platform.db.write('update boards set topics_key = null where id = $1', [board]);
  await settle();
  expect(await filed(pin.id)).toEqual({ dogs: 'board', animals: 'board' });
  const due = await platform.db.rows(
    `select p.id from pins p where p.topics_key is distinct from ${keyOfPin('p')}`,
  );
  expect(due).toEqual([]);
});

test('what the owner says counts alone; the strongest reason stays; at most ten and their parents', () => {
  const id = (text: string) => text as never;
  const parents = { parentOf: new Map([[id('bread'), id('food')]]), mergedInto: new Map() };
  const evidence = {
    text: [id('bread'), id('cats')],
    board: [id('cats'), id('dogs')],
    others: [[id('birds'), id('cats')], [id('birds')]],
    chosen: null,
  };
  expect(Object.fromEntries(topicsOfPin(evidence, parents))).toEqual({
    ...{ bread: 'text', cats: 'text', dogs: 'board', birds: 'filed', food: 'text' },
  });
  expect(Object.fromEntries(topicsOfPin({ ...evidence, chosen: [id('bread')] }, parents))).toEqual({
    bread: 'owner',
    food: 'owner',
  });
  expect(topicsOfPin({ ...evidence, chosen: [] }, parents).size).toBe(0);
  const many = Array.from({ length: 12 }, (_, index) => id(`topic ${index}`));
  expect(topicsOfPin({ ...evidence, text: many }, parents).size).toBe(10);
});

testOfOneDatabase('it tells versions of rows apart')(
  'a copy with as many topics as fit is not filed again by what others say',
  async () => {
    const { ada, ben, chi } = cast;
    const [gil, hal] = [await memberOf(platform, 'gil'), await memberOf(platform, 'hal')];
    const names = 'cats dogs horses birds bread ceramics calligraphy castles skylines stairs butterflies';
    const pin = await ada.saves.pin({ title: 'Number five' });
    const save = async (who: typeof ben, name: string) => {
      const board_id = await who.makes.board(name);
      return (await who.call('RepinResource.create', { pin_id: pin.id, board_id })).data.id as Id;
    };
    const full = await save(ben, names);
    await save(chi, 'Gardening and weddings');
    await save(gil, 'Weddings and gardening');
    await settle();
    const before = await filed(full);
    expect(Object.values(before)).not.toContain('filed');
    expect(await filed(pin.id)).toEqual({ gardening: 'filed', weddings: 'filed' });
    const versions = () =>
      platform.db.rows(
        'select pin_id, interest_id, xmin::text from pin_interests where pin_id = $1 order by 2',
        [full],
      );
    const rows = await versions();
    expect(rows.length).toBeGreaterThanOrEqual(10);
    await save(hal, 'Weddings');
    await settle();
    expect(await versions()).toEqual(rows);
    await settle();
    expect(await versions()).toEqual(rows);
    expect(await filed(full)).toEqual(before);
  },
);
