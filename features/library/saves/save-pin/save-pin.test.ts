import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const boardOf = async (id: string) => {
  const [row] = await platform.db.rows<{
    pin_count: number;
    last_pinned_at: Date | null;
    cover_pins: { pin_id: string }[];
  }>('select pin_count, last_pinned_at, cover_pins from boards where id = $1', [id]);
  return row;
};

test('a pin with an uploaded picture goes to its board and counts there, in its section and on its pinner', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Kitchens');
  const section = await ada.makes.section(board, 'Tiles');
  const image_signature = await ada.has.picture({ width: 640, height: 960, color: '#102030' });
  const { data } = await ada.call('PinResource.create', {
    board_id: board,
    board_section_id: section,
    image_signature,
    title: 'Green tiles',
    description: 'Seen in #Lisbon',
    link: 'https://www.example.com/tiles?x=1',
    alt_text: 'A wall of tiles',
    price_value: '12.50',
    price_currency: 'EUR',
  });
  expect(data).toMatchObject({
    title: 'Green tiles',
    domain: 'example.com',
    link: 'https://www.example.com/tiles?x=1',
    alt_text: 'A wall of tiles',
    price_value: 12.5,
    price_currency: 'EUR',
    hashtags: ['#Lisbon'],
    is_repin: false,
    dominant_color: '#102030',
    board: { id: board },
    pinner: { username: 'ada' },
  });
  expect(data.images.orig).toMatchObject({ width: 640, height: 960 });
  expect(await boardOf(board)).toMatchObject({
    pin_count: 1,
    last_pinned_at: platform.clock.now(),
    cover_pins: [{ pin_id: data.id, image_signature, dominant_color: '#102030', width: 640, height: 960 }],
  });
  const [place] = await platform.db.rows(
    'select section_id, rank, saved_by from board_pins where pin_id = $1',
    [data.id],
  );
  expect(place).toEqual({
    section_id: section,
    rank: String(platform.clock.now().getTime() * 1000),
    saved_by: ada.id,
  });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('the card of a board shows its five newest pins', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Lamps');
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    platform.clock.advance(1000);
    ids.unshift((await ada.saves.pin({ board })).id);
  }
  expect((await boardOf(board))?.cover_pins.map((pin) => pin.pin_id)).toEqual(ids.slice(0, 5));
});

test('a section is named by its id, by id: and its id, or by its slug', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Chairs');
  const section = await ada.makes.section(board, 'Rocking Chairs');
  for (const sent of [section, `id:${section}`, 'rocking-chairs', 'Rocking-Chairs']) {
    const pin = await ada.saves.pin({ board, section: sent });
    const [place] = await platform.db.rows('select section_id from board_pins where pin_id = $1', [pin.id]);
    expect(place).toEqual({ section_id: section });
  }
  const year = await ada.makes.section(board, '2024');
  await ada.saves.pin({ board, section: '2024' });
  const [row] = await platform.db.rows('select pin_count from sections where id = $1', [year]);
  expect(row).toEqual({ pin_count: 1 });
  await expect(ada.saves.pin({ board, section: 'no-such' })).rejects.toMatchObject({
    kind: 'not-found',
    reason: 'section-not-found',
  });
  await expect(ada.saves.pin({ section: 'rocking-chairs' })).rejects.toMatchObject({ field: 'board_id' });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('without a board a pin goes to the profile, unorganized', async () => {
  const { chi } = cast;
  const pin = await chi.saves.pin();
  expect(pin).toMatchObject({ board: null, privacy: 'public', domain: 'Uploaded by user', link: null });
  const { data } = await chi.call('BoardlessPinsResource.get', { userId: chi.id });
  expect(data.map(({ id }) => id)).toEqual([pin.id]);
});

test('a video is made of its upload and a cover', async () => {
  const { ada } = cast;
  const upload_id = await ada.has.video();
  await expect(ada.call('PinResource.create', { upload_id })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'image_signature',
  });
  const image_signature = await ada.has.picture({ width: 720, height: 1280 });
  const { data } = await ada.call('PinResource.create', { upload_id, image_signature });
  expect(data).toMatchObject({ is_video: true, image_signature });
  expect(data.videos?.video_list.V_720P).toMatchObject({ width: 720, height: 1280, duration: 9000 });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a pin takes its privacy from its board', async () => {
  const { ada, chi } = cast;
  const board = await ada.makes.board('Surprise', { privacy: 'secret' });
  const pin = await ada.saves.pin({ board });
  expect(pin.privacy).toBe('secret');
  const { data } = await chi.call('UserPinsResource.get', { username: 'ada' });
  expect(data.map(({ id }) => id)).not.toContain(pin.id);
});

test('[CREATE-14] a title is cut to 200 characters, and a description to 496 between words where it is shared', async () => {
  const { ada } = cast;
  const description = 'word '.repeat(300).trim();
  const pin = await ada.saves.pin({ title: 'a'.repeat(300), description });
  expect(pin.title).toBe('a'.repeat(200));
  expect(pin.description).toBe(description);
  expect(pin.seo_description).toBe(`${'word '.repeat(99).trim()}…`);
});

test('[CREATE-15] the text of a pin is capped at 5000 characters', async () => {
  const { ada } = cast;
  expect((await ada.saves.pin({ description: 'a'.repeat(5000) })).description).toHaveLength(5000);
  await expect(ada.saves.pin({ description: 'a'.repeat(5001) })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'description',
  });
});

test('who may not save to a board is refused, and nothing changes', async () => {
  const { ada, ben, chi, visitor } = cast;
  const open = await ada.makes.board('Open');
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  const before = await platform.db.rows('select count(*) from pins');
  await expect(chi.saves.pin({ board: open })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(chi.saves.pin({ board: secret })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(chi.saves.pin({ board: ada.id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(visitor.call('PinResource.create', { board_id: open })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(await platform.db.rows('select count(*) from pins')).toEqual(before);
  await ada.shares(secret, ben);
  expect(await ben.saves.pin({ board: secret })).toMatchObject({ board: { id: secret }, privacy: 'secret' });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a picture that the person has neither uploaded nor met is refused', async () => {
  const { ada, chi } = cast;
  const image_signature = await ada.has.picture();
  const call = chi.call('PinResource.create', { image_signature });
  await expect(call).rejects.toMatchObject({ kind: 'invalid', field: 'image_signature' });
  await expect(chi.call('PinResource.create', {})).rejects.toMatchObject({
    kind: 'invalid',
    field: 'image_url',
  });
  const inside = chi.call('PinResource.create', { image_url: 'http://127.0.0.1/a.png' });
  await expect(inside).rejects.toMatchObject({ kind: 'invalid', field: 'image_url' });
});

test('many at once on one board leave the counts exact; sent twice it makes two pins', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Busy');
  await ada.shares(board, ben);
  const image_signature = await ada.has.picture();
  const inputs = Array.from({ length: 6 }, (_, index) =>
    index % 2 ? ada.saves.pin({ board, image_signature }) : ben.saves.pin({ board }),
  );
  const pins = await Promise.all(inputs);
  expect(new Set(pins.map((pin) => pin.id)).size).toBe(6);
  expect(await boardOf(board)).toMatchObject({ pin_count: 6 });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});
