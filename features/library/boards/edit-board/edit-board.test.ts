import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const rowOf = async (id: string) => (await platform.db.rows('select * from boards where id = $1', [id]))[0];

test('what is sent changes, the rest stays; the address follows the name', async () => {
  const { ada } = cast;
  const { data: board } = await ada.call('BoardResource.create', {
    name: 'Plants',
    description: 'Green',
    category: 'gardening',
  });
  const { data } = await ada.call('BoardResource.update', { board_id: board.id, name: 'House plants' });
  expect(data).toMatchObject({
    name: 'House plants',
    url: '/ada/house-plants/',
    description: 'Green',
    category: 'gardening',
    privacy: 'public',
  });
  const changed = await ada.call('BoardResource.update', {
    board_id: board.id,
    description: ' One\r\ntwo ',
    category: '',
    layout: 'grid',
    should_show_board_collaborators: false,
  });
  expect(changed.data).toMatchObject({
    ...{ name: 'House plants', description: 'One\ntwo', category: null, layout: 'grid' },
    should_show_board_collaborators: false,
  });
});

test('[ENTITY-18] its owner marks a board as sensitive and takes the mark off, and nobody else does', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Wounds', { pins: 1 });
  await ada.shares(board_id, ben, ['write']);
  const mark = (who: CastMember, sensitivity_screen: boolean) =>
    who.call('BoardResource.update', { board_id, sensitivity_screen });
  const isMarked = async (who: Caller) =>
    (await who.call('BoardResource.get', { board_id })).data.sensitivity_screen;
  for (const [who, kind] of [
    [ben, 'forbidden'],
    [chi, 'forbidden'],
  ] as const) {
    await expect(mark(who, true)).rejects.toMatchObject({ kind });
  }
  expect(await isMarked(visitor)).toBe(false);
  expect((await mark(ada, true)).data).toMatchObject({
    sensitivity_screen: true,
    sensitivity_by_staff: false,
  });
  for (const who of [visitor, ben, ada]) expect(await isMarked(who)).toBe(true);
  await expect(mark(ben, false)).rejects.toMatchObject({ kind: 'forbidden' });
  await ben.call('BoardResource.update', { board_id, description: 'Still', sensitivity_screen: true });
  await mark(ada, false);
  expect(await isMarked(visitor)).toBe(false);
});

test('the layout is the owner’s to choose, as it is for everybody', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Grids', { pins: 1 });
  await ada.shares(board_id, ben, ['write']);
  const choose = (who: CastMember, layout: 'default' | 'grid') =>
    who.call('BoardResource.update', { board_id, layout });
  await expect(choose(ben, 'grid')).rejects.toMatchObject({ kind: 'forbidden' });
  await choose(ada, 'grid');
  await ben.call('BoardResource.update', { board_id, description: 'Even', layout: 'grid' });
  await expect(choose(ben, 'default')).rejects.toMatchObject({ kind: 'forbidden' });
});

test('the same name again is no error, one that another board has is', async () => {
  const { ada } = cast;
  const { data: first } = await ada.call('BoardResource.create', { name: 'First' });
  const { data: second } = await ada.call('BoardResource.create', { name: 'Second' });
  await ada.call('BoardResource.update', { board_id: first.id, name: 'FIRST' });
  const before = await rowOf(second.id);
  const refused = [
    [{ name: 'first' }, 'conflict', 'board-name-taken'],
    [{ name: ' \u200b ' }, 'invalid', 'board-name-blank'],
    [{ name: 'x'.repeat(10_000) }, 'invalid', 'invalid-name'],
    [{ description: 'x'.repeat(501) }, 'invalid', 'invalid-description'],
    [{ privacy: 'hidden' as 'secret' }, 'invalid', 'invalid-privacy'],
    [{ layout: 'wide' as 'grid' }, 'invalid', 'invalid-layout'],
    [{ cover_pin_id: '1' }, 'invalid', 'pin-not-on-board'],
  ] as const;
  for (const [changes, kind, reason] of refused) {
    const sent = { description: 'Changed', ...changes, board_id: second.id };
    await expect(ada.call('BoardResource.update', sent)).rejects.toMatchObject({ kind, reason });
  }
  expect(await rowOf(second.id)).toEqual(before);
  const both = await Promise.allSettled(
    [first, second].map(({ id }) => ada.call('BoardResource.update', { board_id: id, name: 'Third' })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('who works on a board of somebody else learns no name of a hidden board by renaming it', async () => {
  const { ada, ben } = cast;
  const { data: board } = await ada.call('BoardResource.create', { name: 'Garden plans' });
  await ada.call('BoardResource.create', { name: 'Surprise party', privacy: 'secret' });
  await ada.call('BoardResource.create', { name: 'Seen by all' });
  await ada.shares(board.id as Id, ben, ['write']);
  const rename = async (who: CastMember, name: string) =>
    (await who.call('BoardResource.update', { board_id: board.id, name })).data;
  for (const name of ['Free name', 'Surprise party'])
    expect(await rename(ben, name)).toMatchObject({ name, url: '/ada/garden-plans/' });
  const taken = { kind: 'conflict', reason: 'board-name-taken' };
  await expect(rename(ben, 'Seen by all')).rejects.toMatchObject(taken);
  // Saving the board's own name again is allowed, even if it is a duplicate.
  for (const who of [ada, ben]) await rename(who, 'Surprise party');
  await rename(ben, 'Free name');
  await expect(rename(ada, 'Surprise party')).rejects.toMatchObject(taken);
  await platform.db.write('update users set is_private_profile = true where id = $1', [ada.id]);
  await rename(ben, 'Seen by all');
  await platform.db.write('update users set is_private_profile = false where id = $1', [ada.id]);
  expect((await rename(ada, 'New name')).url).toBe('/ada/new-name/');
});

test('[ENTITY-14] pins follow the privacy of their board, those of collaborators too', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Turning', { pins: 1 });
  await ada.shares(board, ben);
  const pin = await ben.saves.pin({ board });
  const privacies = async () =>
    (
      await platform.db.rows<{ privacy: string }>('select privacy from pins where board_id = $1', [board])
    ).map((row) => row.privacy);
  expect((await chi.call('UserPinsResource.get', { username: 'ben' })).data.map(({ id }) => id)).toEqual([
    pin.id,
  ]);
  const edits = Array.from({ length: 3 }, () =>
    ada.call('BoardResource.update', { board_id: board, privacy: 'secret' }),
  );
  await Promise.all(edits);
  expect(await privacies()).toEqual(['secret', 'secret']);
  expect((await chi.call('UserPinsResource.get', { username: 'ben' })).data).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await ada.call('BoardResource.update', { board_id: board, privacy: 'public' });
  expect(await privacies()).toEqual(['public', 'public']);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a pin of the board can be its cover, until it is chosen no longer', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Covered', { pins: 2 });
  const pin = await ada.saves.pin({ board });
  const newer = await ada.saves.pin({ board });
  const { data } = await ada.call('BoardResource.update', {
    board_id: board,
    cover_pin_id: pin.id,
    cover_crop: { x: 0, y: 0.25, width: 1, height: 0.5 },
    layout: 'grid',
  });
  const picture = `${pin.image_signature}.jpg`;
  expect(data).toMatchObject({
    has_custom_cover: true,
    cover_pin: { pin_id: pin.id, image_signature: pin.image_signature },
    image_cover_url: expect.stringMatching(new RegExp(`/236x/.*${picture}$`)),
    image_cover_hd_url: expect.stringMatching(new RegExp(`/474x/.*${picture}$`)),
    layout: 'grid',
  });
  expect(data.cover_images.slice(0, 2).map((image) => image.pin_id)).toEqual([pin.id, newer.id]);
  await ada.saves.pin({ board });
  const later = (await ada.call('BoardResource.get', { board_id: board })).data;
  expect(later.cover_images[0]?.pin_id).toBe(pin.id);
  await expect(
    ada.call('BoardResource.update', {
      board_id: board,
      cover_pin_id: pin.id,
      cover_crop: { x: 0.5, y: 0, width: 0.6, height: 1 },
    }),
  ).rejects.toMatchObject({ kind: 'invalid' });
  const back = await ada.call('BoardResource.update', { board_id: board, cover_pin_id: null });
  expect(back.data).toMatchObject({ has_custom_cover: false, cover_pin: null });
  expect(back.data.cover_images.map((image) => image.pin_id).indexOf(pin.id)).toBe(2);
});

test('[ENTITY-21] strangers, and collaborators without the right, change nothing', async () => {
  const { ada, ben, chi, visitor } = cast;
  const open = await ada.makes.board('Open');
  const secret = await ada.makes.board('Closed', { privacy: 'secret' });
  const change = (board_id: string) => ({ board_id, name: 'Taken over' });
  await expect(visitor.call('BoardResource.update', change(open))).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(chi.call('BoardResource.update', change(open))).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(chi.call('BoardResource.update', change(secret))).rejects.toMatchObject({ kind: 'not-found' });
  await ada.shares(open, chi, []);
  await expect(chi.call('BoardResource.update', change(open))).rejects.toMatchObject({ kind: 'forbidden' });
  await ada.shares(open, ben, ['write']);
  const { data } = await ben.call('BoardResource.update', {
    board_id: open,
    name: 'Opened',
    privacy: 'public',
  });
  expect(data).toMatchObject({ name: 'Opened', access: ['write'], collaborated_by_me: true });
  await expect(
    ben.call('BoardResource.update', { board_id: open, name: 'Hidden', privacy: 'secret' }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await rowOf(open)).toMatchObject({ name: 'Opened', privacy: 'public' });
});

test('a change that is refused for its name leaves the pins of the board as they were', async () => {
  const { ada } = cast;
  await ada.makes.board('Taken');
  const board = await ada.makes.board('Unchanged', { pins: 2 });
  await expect(
    ada.call('BoardResource.update', { board_id: board, name: 'taken', privacy: 'secret' }),
  ).rejects.toMatchObject({ kind: 'conflict', reason: 'board-name-taken' });
  expect(await wrongCounts(platform.db)).toEqual([]);
  const pins = await platform.db.rows('select distinct privacy from pins where board_id = $1', [board]);
  expect(pins).toEqual([{ privacy: 'public' }]);
});

test('[ENTITY-21] a board that its owner hides meanwhile stays hidden from what an editor sends', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Hidden meanwhile');
  await ada.shares(board, ben, ['write']);
  const { edit } = await platform.db.transaction(async (tx) => {
    await tx.write("update boards set privacy = 'secret' where id = $1", [board]);
    const edit = ben.call('BoardResource.update', { board_id: board, privacy: 'public' }).catch((no) => no);
    await expect.poll(() => countWaiting(platform.db), { timeout: 10_000 }).toBe(1);
    return { edit };
  });
  expect(await edit).toMatchObject({ kind: 'forbidden', reason: 'not-your-board' });
  expect(await rowOf(board)).toMatchObject({ privacy: 'secret' });
});
