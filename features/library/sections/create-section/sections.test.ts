import { beforeAll, expect, test } from 'vitest';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('a section is made with pins of the board, and found by id, by address and by `id:`', async () => {
  const { ada, visitor } = cast;
  const { data: board } = await ada.call('BoardResource.create', { name: 'House' });
  const pins = [await ada.saves.pin({ board_id: board.id }), await ada.saves.pin({ board_id: board.id })];
  const { data } = await ada.call('BoardSectionResource.create', {
    board_id: board.id,
    name: ' Küche ',
    initial_pins: pins.map(({ id }) => id),
  });
  expect(data).toMatchObject({
    title: 'Küche',
    slug: 'küche',
    pin_count: 2,
    board: { id: board.id, url: '/ada/house/' },
    preview_pins: pins.map(({ id }) => ({ pin_id: id })),
  });
  const names = [
    { section_id: data.id },
    { username: 'ada', board_slug: 'house', section_slug: 'küche' },
    { username: 'ada', board_slug: 'house', section_slug: `id:${data.id}` },
  ];
  for (const name of names) {
    expect((await visitor.call('BoardSectionResource.get', name)).data).toEqual(data);
  }
  const { data: sections } = await visitor.call('BoardSectionsResource.get', { board_id: board.id });
  expect(sections).toEqual([data]);
  const { data: after } = await ada.call('BoardResource.get', { board_id: board.id });
  expect(after).toMatchObject({ section_count: 1, pin_count: 2 });
  const work = await platform.db.rows(
    'select action_type, section_id, is_origin, progress from blocking_actions where board_id = $1',
    [board.id],
  );
  expect(work).toEqual([{ action_type: 7100, section_id: data.id, is_origin: false, progress: 1 }]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('names that say nothing, are too long or taken, and pins from elsewhere are refused; nothing changes', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Names', { pins: 1 });
  await ada.call('BoardSectionResource.create', { board_id: board, name: 'One', initial_pins: [] });
  const elsewhere = await ada.saves.pin();
  const refused = [
    [{ name: '  \u200b ' }, 'invalid', 'section-name-blank'],
    [{ name: 'x'.repeat(10_000) }, 'invalid', 'invalid-name'],
    [{ name: 'ONE' }, 'conflict', 'section-name-taken'],
    [{ name: 'Two', initial_pins: [elsewhere.id] }, 'invalid', 'pin-not-on-board'],
  ] as const;
  for (const [input, kind, reason] of refused) {
    const sent = {
      board_id: board,
      ...input,
      initial_pins: [...('initial_pins' in input ? input.initial_pins : [])],
    };
    await expect(ada.call('BoardSectionResource.create', sent)).rejects.toMatchObject({ kind, reason });
  }
  const twice = await Promise.allSettled(
    ['Three', 'three'].map((name) => ada.call('BoardSectionResource.create', { board_id: board, name })),
  );
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { data } = await ada.call('BoardSectionsResource.get', { board_id: board });
  expect(data).toHaveLength(2);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a section is renamed, and deleted with its pins staying on the board', async () => {
  const { ada } = cast;
  const { data: board } = await ada.call('BoardResource.create', { name: 'Rooms' });
  const pin = await ada.saves.pin({ board_id: board.id });
  const { data: section } = await ada.call('BoardSectionResource.create', {
    board_id: board.id,
    name: 'Bath',
    initial_pins: [pin.id],
  });
  for (const verb of ['BoardSectionEditResource.update', 'BoardSectionEditResource.create'] as const) {
    const { data } = await ada.call(verb, { section_id: section.id, name: 'Bathroom' });
    expect(data).toMatchObject({ id: section.id, title: 'Bathroom', slug: 'bathroom' });
  }
  await expect(
    ada.call('BoardSectionEditResource.update', { section_id: section.id, name: ' ' }),
  ).rejects.toMatchObject({ reason: 'section-name-blank' });
  const deletions = Array.from({ length: 3 }, () =>
    ada.call('BoardSectionEditResource.delete', { section_id: section.id }),
  );
  await Promise.all(deletions);
  await ada.call('BoardSectionEditResource.delete', { section_id: section.id });
  await expect(ada.call('BoardSectionResource.get', { section_id: section.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  const { data: feed } = await ada.call('BoardFeedResource.get', {
    board_id: board.id,
    filter_section_pins: true,
  });
  expect(feed.map(({ id }) => id)).toEqual([pin.id]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('only who may edit the board changes its sections', async () => {
  const { ada, ben, chi, visitor } = cast;
  const open = await ada.makes.board('Shared');
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  await ada.shares(open, ben, []);
  const stands = [
    [await ada.makes.section(open, 'Open part'), open, 'forbidden'],
    [await ada.makes.section(secret, 'Hidden part'), secret, 'not-found'],
  ] as const;
  for (const [section_id, board_id, kind] of stands) {
    const actions = [
      (who: Caller) => who.call('BoardSectionResource.create', { board_id, name: 'Mine' }),
      (who: Caller) => who.call('BoardSectionEditResource.update', { section_id, name: 'Mine' }),
      (who: Caller) => who.call('BoardSectionEditResource.delete', { section_id }),
    ];
    for (const action of actions) {
      await expect(action(chi)).rejects.toMatchObject({ kind });
      await expect(action(ben)).rejects.toMatchObject({ kind });
      await expect(action(visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  }
  const [, [hidden]] = stands;
  await expect(chi.call('BoardSectionResource.get', { section_id: hidden })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(chi.call('BoardSectionPinsResource.get', { section_id: hidden })).rejects.toMatchObject({
    kind: 'not-found',
  });
});
