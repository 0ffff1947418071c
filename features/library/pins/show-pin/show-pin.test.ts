import { beforeAll, expect, test } from 'vitest';
import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listPinsByIds } from '../pin.store.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function comment(pinId: string, by: CastMember, text: string) {
  const id = parseId(pinId);
  if (!id) throw new Error('no id');
  await platform.db.write(
    `insert into comments (home, id, pin_id, user_id, text) values ($1::smallint, new_id($1::smallint), $2, $3, $4)`,
    [homeOf(id), id, by.id, text],
  );
  await platform.db.write('update pins set comment_count = comment_count + 1 where home = $1 and id = $2', [
    homeOf(id),
    id,
  ]);
}

const show = async (id: string, who: Pick<CastMember, 'call'> = cast.visitor) =>
  (await who.call('PinResource.get', { id, field_set_key: 'unauth_react_main_pin' })).data;

test('a pin has its identity fields', async () => {
  const saved = await cast.ada.saves.pin({
    title: 'Oak',
    description: 'A tree',
    link: 'https://www.trees.example/oak',
  });
  const pin = await show(saved.id);
  expect(pin).toMatchObject({
    id: saved.id,
    type: 'pin',
    node_id: Buffer.from(`Pin:${saved.id}`).toString('base64'),
    title: 'Oak',
    grid_title: 'Oak',
    description: 'A tree',
    link: 'https://www.trees.example/oak',
    tracked_link: null,
    mobile_link: null,
    domain: 'trees.example',
  });
  expect(pin.created_at).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/);
});

test('[ENTITY-23] a pin has its picture in every size, the original among them', async () => {
  const image_signature = await cast.ada.has.picture({ width: 1000, height: 1500 });
  const { images, orig_image_url } = await show((await cast.ada.saves.pin({ image_signature })).id);
  const s = image_signature;
  const path = `${s.slice(0, 2)}/${s.slice(2, 4)}/${s.slice(4, 6)}/${s}.jpg`;
  expect(images).toEqual({
    '136x136': { width: 136, height: 136, url: `http://pinfold.test/136x136/${path}` },
    '170x': { width: 170, height: 255, url: `http://pinfold.test/170x/${path}` },
    '236x': { width: 236, height: 354, url: `http://pinfold.test/236x/${path}` },
    '474x': { width: 474, height: 711, url: `http://pinfold.test/474x/${path}` },
    '736x': { width: 736, height: 1104, url: `http://pinfold.test/736x/${path}` },
    '1200x': { width: 1000, height: 1500, url: `http://pinfold.test/1200x/${path}` },
    orig: { width: 1000, height: 1500, url: `http://pinfold.test/originals/${path}` },
    originals: { width: 1000, height: 1500, url: `http://pinfold.test/originals/${path}` },
  });
  expect(orig_image_url).toBe(`http://pinfold.test/originals/${path}`);
});

test('a pin has its flags, counts and price', async () => {
  const saved = await cast.ada.saves.pin({ price_value: '9.99', price_currency: 'EUR' });
  await cast.ben.call('RepinResource.create', { pin_id: saved.id });
  expect(await show(saved.id)).toMatchObject({
    is_video: false,
    is_promoted: false,
    is_repin: false,
    repin_count: 1,
    comment_count: 0,
    privacy: 'public',
    price_value: 9.99,
    price_currency: 'EUR',
  });
});

test('a pin names its board, its pinner, its section and whom it was saved from', async () => {
  const { ada, ben } = cast;
  const first = await ada.saves.pin();
  const board = await ben.makes.board('Trees');
  const section = await ben.makes.section(board, 'Oaks');
  const { data: saved } = await ben.call('RepinResource.create', {
    pin_id: first.id,
    board_id: board,
    section,
  });
  const pin = await show(saved.id);
  expect(pin).toMatchObject({
    board: { id: board, name: 'Trees', owner: { username: 'ben' } },
    pinner: { username: 'ben' },
    section: { id: section, title: 'Oaks', slug: 'oaks' },
    native_creator: { username: 'ada' },
    story_pin_data: null,
    rich_summary: null,
  });
  expect(pin.board?.url).toMatch(/^\/ben\/trees-[0-9a-f]{6}\/$/);
  expect((await show(first.id)).native_creator).toBeNull();
});

test('a copy does not name who pinned the original where the viewer may not see that', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Surprise', { privacy: 'secret' });
  await ada.shares(board, ben);
  const secret = await ada.saves.pin({ board });
  const { data: copy } = await ben.call('RepinResource.create', { pin_id: secret.id });
  expect((await show(copy.id, ben)).native_creator).toMatchObject({ username: 'ada' });
  expect(JSON.stringify(await show(copy.id, chi))).not.toContain(secret.id);
  expect((await show(copy.id, chi)).native_creator).toBeNull();
});

test('[ENTITY-26] a pin has the fields for structured data and sharing', async () => {
  const { ada, ben } = cast;
  const first = await ada.saves.pin({ title: 'Elm', description: 'Tall', link: 'https://elms.example' });
  const { data: saved } = await ben.call('RepinResource.create', { pin_id: first.id });
  const [topic] = await platform.db.rows<{ id: Id }>(`select id from interests where slug = 'gardening'`);
  await ben.call('PinTopicsResource.update', { pin_id: saved.id, interest_ids: [topic?.id as Id] });
  expect(await show(saved.id)).toMatchObject({
    seo_title: 'Elm',
    seo_description: 'Tall',
    seo_url: `/pin/${saved.id}/`,
    seo_noindex_reason: null,
    pin_join: {
      seo_canonical_domain: 'elms.example',
      seo_canonical_url: `/pin/${saved.id}/`,
      visual_annotation: ['Gardening'],
    },
  });
  expect((await show(first.id)).pin_join).toMatchObject({
    ...{ seo_canonical_url: `/pin/${first.id}/`, visual_annotation: [] },
  });
  const secret = await ben.saves.pin({ board: await ben.makes.board('Hidden', { privacy: 'secret' }) });
  expect((await show(secret.id, ben)).seo_noindex_reason).toBe('secret_pin');
  const listed = (await ben.call('UserPinsResource.get', { username: 'ben' })).data;
  for (const { pin_join } of listed) expect(pin_join).toMatchObject({ visual_annotation: [] });
});

test('[PINS-06] at most 5 comments show, the newest, and none of somebody blocked', async () => {
  const { ada, ben, chi } = cast;
  const pin = await ada.saves.pin();
  for (let index = 1; index <= 7; index += 1) await comment(pin.id, index % 2 ? ben : ada, `Word ${index}`);
  await comment(pin.id, chi, 'Spam');
  expect((await show(pin.id)).comments_preview.map(({ text }) => text)).toEqual([
    'Spam',
    ...['Word 7', 'Word 6', 'Word 5', 'Word 4'],
  ]);
  await ben.blocks(chi);
  const shown = await show(pin.id, ben);
  expect(shown.comments_preview.map(({ text }) => text)).toEqual(
    [7, 6, 5, 4, 3].map((index) => `Word ${index}`),
  );
});

test('who may not see a pin does not find it', async () => {
  const { ada, ben, chi, visitor } = cast;
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const pin = await ada.saves.pin({ board: secret });
  await ada.shares(secret, chi);
  for (const who of [visitor, ben])
    await expect(show(pin.id, who)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await show(pin.id, chi)).id).toBe(pin.id);
  const open = await ada.saves.pin();
  await platform.db.write('update users set suspended_at = now() where id = $1', [ada.id]);
  await expect(show(open.id)).rejects.toMatchObject({ kind: 'not-found' });
  await platform.db.write('update users set suspended_at = null where id = $1', [ada.id]);
  await ada.call('PinResource.delete', { id: open.id });
  await expect(show(open.id, ada)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(show('1')).rejects.toMatchObject({ kind: 'not-found' });
  await expect(visitor.call('PinResource.get', { id: 'abc' })).rejects.toMatchObject({ kind: 'not-found' });
  for (const name of ['BoardTitleSuggestionsResource.get', 'OnPinAnalyticsResource.get'] as const)
    await expect(cast.ada.call(name, { pin_id: 'abc' })).rejects.toMatchObject({ kind: 'not-found' });
});

test('a pin asked for several times is read once for each', async () => {
  const id = parseId((await cast.ada.saves.pin()).id);
  if (!id) throw new Error('no id');
  const rows = await listPinsByIds({ db: platform.db, viewer: cast.ben }, [id, id, id]);
  expect(rows.map((row) => row.id)).toEqual([id, id, id]);
});
