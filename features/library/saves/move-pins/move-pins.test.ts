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

const placesOn = (board: string) =>
  platform.db.rows<{ pin_id: string; section_id: string | null }>(
    'select pin_id, section_id from board_pins where board_id = $1 order by rank desc',
    [board],
  );
const ids = (pins: { id: string }[]) => pins.map((pin) => pin.id);

test('[API-14] chosen pins move from board and section to board and section, in the order chosen', async () => {
  const { ada } = cast;
  const from = await ada.makes.board('From');
  const left = await ada.makes.section(from, 'Left');
  const to = await ada.makes.board('To', { privacy: 'secret' });
  const right = await ada.makes.section(to, 'Right');
  const pins = [await ada.saves.pin({ board: from, section: left }), await ada.saves.pin({ board: from })];
  const old = await ada.saves.pin({ board: to, section: right });
  platform.clock.advance(1000);
  const { data } = await ada.call('BulkEditResource.update', {
    board_id: to,
    board_section_id: right,
    pin_ids: ids(pins),
  });
  expect(data.pin_ids).toEqual(ids(pins));
  expect(await placesOn(to)).toEqual([...pins, old].map(({ id }) => ({ pin_id: id, section_id: right })));
  expect(await placesOn(from)).toEqual([]);
  const back = (source_board_id: string, section?: string | null) =>
    ada.call('BulkEditResource.update', {
      ...{ board_id: from, board_section_id: left, selectedPinIds: ids(pins) },
      ...{ source_board_id, source_board_section_id: section },
    });
  const moved = { kind: 'conflict', reason: 'pin-not-in-source', field: 'source_board_id' };
  const elsewhere = await ada.makes.section(to, 'Elsewhere');
  for (const [board, section] of [[from], [to, null], [to, elsewhere], [to, left]] as const)
    await expect(back(board, section)).rejects.toMatchObject({ ...moved, detail: pins[0]?.id });
  const off = { board_id: null, selectedPinIds: ids(pins), source_board_id: from };
  await expect(ada.call('BulkEditResource.update', off)).rejects.toMatchObject(moved);
  const secret = await cast.chi.makes.board('Unseen', { privacy: 'secret' });
  await expect(back(secret)).rejects.toMatchObject({ kind: 'not-found', reason: 'board-not-found' });
  const sectionOnly = { board_id: from, pin_ids: ids(pins), source_board_section_id: right };
  await expect(ada.call('BulkEditResource.update', sectionOnly)).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'source_board_id' },
  });
  await back(to, right);
  expect(await placesOn(from)).toEqual(pins.map(({ id }) => ({ pin_id: id, section_id: left })));
  await expect(ada.call('BulkEditResource.update', { board_id: to })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'pin_ids' },
  });
  const two = { board_id: to, pin_ids: ids(pins), selectedPinIds: ids(pins.slice(1)) };
  await expect(ada.call('BulkEditResource.update', two)).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'selectedPinIds' },
  });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('[ORG-05] pins of no board move to a board and leave the unorganized feed', async () => {
  const { chi } = cast;
  const board = await chi.makes.board('Sorted');
  const pins = [await chi.saves.pin(), await chi.saves.pin(), await chi.saves.pin()];
  await chi.call('BulkEditResource.update', { board_id: board, pin_ids: ids(pins.slice(0, 2)) });
  const { data } = await chi.call('BoardlessPinsResource.get', { userId: chi.id });
  expect(ids(data)).toEqual(ids(pins.slice(2)));
  const [person] = await platform.db.rows('select quick_saves_pin_count from users where id = $1', [chi.id]);
  expect(person).toEqual({ quick_saves_pin_count: 1 });
  const section = await chi.makes.section(board, 'Part');
  await chi.call('BulkEditResource.update', {
    ...{ board_id: board, board_section_id: section, pin_ids: ids(pins.slice(2)) },
  });
  expect((await chi.call('BoardlessPinsResource.get', { userId: chi.id })).data).toEqual([]);
  const placed = (await placesOn(board)).map(({ pin_id, section_id }) => [pin_id, section_id]);
  expect(new Map(placed as [string, string | null][])).toEqual(
    new Map(pins.map(({ id }, index) => [id, index === 2 ? section : null])),
  );
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('moving again changes nothing, and a repeated id counts once', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Once');
  const pin = await ada.saves.pin();
  const move = { board_id: board, pin_ids: [pin.id, pin.id] };
  await ada.call('BulkEditResource.update', move);
  const before = await platform.db.rows('select * from board_pins where board_id = $1', [board]);
  platform.clock.advance(5000);
  await ada.call('BulkEditResource.update', move);
  expect(await platform.db.rows('select * from board_pins where board_id = $1', [board])).toEqual(before);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('pins of others do not leave their board; who edits it may arrange them', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Group');
  await ada.shares(board, ben);
  const section = await ada.makes.section(board, 'Chosen');
  const ofBen = await ben.saves.pin({ board });
  const own = await ada.makes.board('Own');
  await expect(
    ada.call('BulkEditResource.update', { board_id: own, pin_ids: [ofBen.id] }),
  ).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-pin', detail: ofBen.id });
  await ada.call('BulkEditResource.update', {
    board_id: board,
    board_section_id: section,
    pin_ids: [ofBen.id],
  });
  expect(await placesOn(board)).toEqual([{ pin_id: ofBen.id, section_id: section }]);
  const ofChi = await chi.makes.board('Of Chi');
  await expect(
    chi.call('BulkEditResource.update', { board_id: ofChi, pin_ids: [ofBen.id] }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('one pin that may not be moved keeps all where they are', async () => {
  const { ada, chi } = cast;
  const secret = await ada.makes.board('Closed', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret });
  const board = await chi.makes.board('Input');
  const own = await chi.saves.pin();
  await expect(
    chi.call('BulkEditResource.update', { board_id: board, pin_ids: [own.id, hidden.id] }),
  ).rejects.toMatchObject({ kind: 'not-found', detail: hidden.id });
  await expect(
    chi.call('BulkEditResource.update', { board_id: secret, pin_ids: [own.id] }),
  ).rejects.toMatchObject({ kind: 'not-found', reason: 'board-not-found' });
  expect(await placesOn(board)).toEqual([]);
});

test('moves against each other at once all end, with every count right', async () => {
  const { ada } = cast;
  const a = await ada.makes.board('A');
  const b = await ada.makes.board('B');
  const pins: string[] = [];
  for (let index = 0; index < 6; index += 1)
    pins.push((await ada.saves.pin({ board: index % 2 ? a : b })).id);
  const moves = [a, b, a, b].map((board_id, index) =>
    ada.call('BulkEditResource.update', { board_id, pin_ids: index % 2 ? pins : [...pins].reverse() }),
  );
  await Promise.all(moves);
  expect((await placesOn(a)).length + (await placesOn(b)).length).toBe(6);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('editing changes what is said and leaves the rest', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Edit');
  const section = await ada.makes.section(board, 'Part');
  const pin = await ada.saves.pin({
    board,
    section,
    title: 'Old',
    description: 'Words',
    link: 'https://a.example/',
  });
  const edit = async (changes: object) =>
    (await ada.call('PinResource.update', { id: pin.id, ...changes })).data;
  expect(await edit({ title: 'New', alt_text: 'A chair' })).toMatchObject({
    title: 'New',
    alt_text: 'A chair',
    description: 'Words',
    link: 'https://a.example/',
  });
  expect(await edit({ link: '', description: '' })).toMatchObject({
    link: null,
    domain: 'Uploaded by user',
    description: '',
    title: 'New',
  });
  expect(await edit({ link: 'https://www.b.example/x', board_id: board })).toMatchObject({
    domain: 'b.example',
  });
  expect(await placesOn(board)).toEqual([{ pin_id: pin.id, section_id: section }]);
  await edit({ board_section_id: null });
  expect(await placesOn(board)).toEqual([{ pin_id: pin.id, section_id: null }]);
  const other = await ada.makes.board('Other', { privacy: 'secret' });
  expect(await edit({ board_id: other, price_value: '3', price_currency: 'USD' })).toMatchObject({
    board: { id: other },
    privacy: 'secret',
    price_value: 3,
  });
  expect(await edit({ price_value: '' })).toMatchObject({ price_value: null, price_currency: null });
  expect(await edit({ title: null, alt_text: null })).toMatchObject({ title: '', alt_text: null });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a section without a board is refused, for a pin that is on none', async () => {
  const { ada } = cast;
  const pin = await ada.saves.pin();
  const section = await ada.makes.section(await ada.makes.board('With a part'), 'Part');
  await expect(ada.call('PinResource.update', { id: pin.id, section })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'board_id',
  });
});

test('only its pinner edits a pin', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board = await ada.makes.board('Ours');
  await ada.shares(board, ben);
  const pin = await ada.saves.pin({ board });
  for (const who of [ben, chi]) {
    await expect(who.call('PinResource.update', { id: pin.id, title: 'Mine' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  }
  await expect(visitor.call('PinResource.update', { id: pin.id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await ada.call('PinResource.delete', { id: pin.id });
  await expect(ada.call('PinResource.update', { id: pin.id, title: 'Back' })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(ada.call('PinResource.update', { id: pin.id, link: 'javascript:1' })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'link',
  });
});

test('a move from several places says which, and moving them there takes it back', async () => {
  const { ada, ben } = cast;
  const [one, to] = [await ada.makes.board('One'), await ada.makes.board('Together')];
  const part = await ada.makes.section(one, 'Part');
  const shared = await ben.makes.board('Of Ben');
  await ben.shares(shared, ada);
  const save = async (where: Parameters<typeof ada.saves.pin>[0]) => {
    platform.clock.advance(1);
    return (await ada.saves.pin(where)).id;
  };
  const inPart = await save({ board: one, section: part });
  const [last, stays, second, first] = [
    await save({ board: one }),
    await save({ board: one }),
    await save({ board: one }),
    await save({ board: one }),
  ];
  const [unplaced, ofBen] = [await save({}), await save({ board: shared })];
  // She no longer sees his board.
  await ben.blocks(ada);
  const pin_ids = [last, inPart, second, first, unplaced, ofBen];
  const { data } = await ada.call('BulkEditResource.update', { board_id: to, pin_ids });
  expect(await placesOn(to)).toHaveLength(6);
  const place = (board_section_id: string | null, ids: string[], above_pin_ids: (string | null)[]) => {
    return { board_id: one, board_section_id, pin_ids: ids, above_pin_ids };
  };
  expect(data.former_places).toEqual([
    place(null, [first, second, last], [null, null, stays]),
    place(part, [inPart], [null]),
    { board_id: null, board_section_id: null, pin_ids: [unplaced], above_pin_ids: [null] },
  ]);
  for (const { above_pin_ids, ...former } of data.former_places)
    await ada.call('BulkEditResource.update', former);
  expect(await placesOn(to)).toEqual([{ pin_id: ofBen, section_id: null }]);
  const there = await placesOn(one);
  expect(new Map(there.map(({ pin_id, section_id }) => [pin_id, section_id]))).toEqual(
    new Map([...[first, second, last, stays].map((id) => [id, null] as const), [inPart, part]]),
  );
  expect(await listWrongCounts(platform.db)).toEqual([]);
});
