import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listWrongBoardCounts } from '../recount.store.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const countBoards = async () =>
  (await platform.db.rows<{ count: number }>('select count(*)::int as count from boards'))[0]?.count;

test('what a client sends besides never keeps a board from being made, nor fails once it is made', async () => {
  const { ada } = cast;
  for (const [name, aux_data] of [
    ['Besides 1', 'organize_pins'],
    ['Besides 2', ['organize_pins']],
    ['Besides 3', { source: '\ud800' }],
    ['Besides 4', { '\udc00': 1 }],
  ] as const)
    expect((await ada.call('BoardResource.create', { name, aux_data: aux_data as never })).data.name).toBe(
      name,
    );
  const before = await countBoards();
  await expect(
    ada.call('BoardResource.create', { name: 'No', aux_data: { 'a\0': 1 } }),
  ).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'aux_data' },
  });
  expect(await countBoards()).toBe(before);
});

test('[BOARDS-28] [ORG-13] a board is made with its name alone, public, and answers its id and url', async () => {
  const { ada, visitor } = cast;
  const { data } = await ada.call('BoardResource.create', {
    name: '  Küche\u202e &\u0000  Bad ',
    aux_data: { source: 'organize_pins' },
    username: 'ada',
    orbac_subject_id: ada.id,
  });
  expect(data).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    name: 'Küche & Bad',
    url: '/ada/küche-bad/',
    privacy: 'public',
    owner: { id: ada.id },
    access: ['write', 'delete'],
    pin_count: 0,
    section_count: 0,
  });
  const [row] = await platform.db.rows('select privacy, slug from boards where id = $1', [data.id]);
  expect(row).toEqual({ privacy: 'public', slug: 'küche-bad' });
  const seen = await visitor.call('BoardResource.get', { username: 'ada', slug: 'küche-bad' });
  expect(seen.data.id).toBe(data.id);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('[BOARDS-27] a secret board is there for its owner and its collaborators only', async () => {
  const { ada, ben, chi, visitor } = cast;
  const { data } = await ada.call('BoardResource.create', { name: 'Present', privacy: 'secret' });
  await ada.shares(data.id as never, ben);
  for (const seeing of [ada, ben]) {
    expect((await seeing.call('BoardResource.get', { board_id: data.id })).data.name).toBe('Present');
    expect((await seeing.call('BoardFeedResource.get', { board_id: data.id })).data).toEqual([]);
  }
  for (const other of [chi, visitor]) {
    for (const name of [{ board_id: data.id }, { username: 'ada', slug: 'present' }]) {
      await expect(other.call('BoardResource.get', name)).rejects.toMatchObject({ kind: 'not-found' });
    }
    await expect(other.call('BoardFeedResource.get', { board_id: data.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(other.call('BoardSectionsResource.get', { board_id: data.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const { data: boards } = await other.call('BoardsResource.get', { username: 'ada' });
    expect(boards.map(({ name }) => name)).not.toContain('Present');
  }
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('[BOARDS-24] [BOARDS-25] a name with nothing to see is refused in words, and nothing is made', async () => {
  const { ada } = cast;
  const before = await countBoards();
  for (const name of ['', '    ', '\u200b\u00a0', '\u202e\u0007']) {
    await expect(ada.call('BoardResource.create', { name })).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'board-name-blank',
      field: 'name',
      message: "Don't forget to name your board!",
    });
  }
  await expect(ada.call('BoardResource.create', { name: 'x'.repeat(10_000) })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'name',
  });
  expect(await countBoards()).toBe(before);
});

test('names of emoji and in any writing are kept', async () => {
  const { ada } = cast;
  const { data } = await ada.call('BoardResource.create', { name: '🔥 👩🏽‍🍳' });
  expect(data).toMatchObject({ name: '🔥 👩🏽‍🍳', url: '/ada/board/' });
  const again = await ada.call('BoardResource.create', { name: '✨' });
  expect(again.data.url).toBe('/ada/board-2/');
  const reserved = await ada.call('BoardResource.create', { name: 'Pins' });
  expect(reserved.data.url).toBe('/ada/pins-2/');
});

test('one has each name once: asked again, and by two at once', async () => {
  const { ben } = cast;
  await ben.call('BoardResource.create', { name: 'Garden' });
  await expect(ben.call('BoardResource.create', { name: 'gARDEN' })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'board-name-taken',
  });
  const inputs = Array.from({ length: 5 }, () => ben.call('BoardResource.create', { name: 'Balcony' }));
  const settled = await Promise.allSettled(inputs);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const slugs = ['A b', 'A-b', 'A & b'].map((name) => ben.call('BoardResource.create', { name }));
  const urls = (await Promise.all(slugs)).map(({ data }) => data.url);
  expect(urls.sort()).toEqual(['/ben/a-b-2/', '/ben/a-b-3/', '/ben/a-b/']);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('whoever is not signed in, or names another as its owner, is refused', async () => {
  const { ada, chi, visitor } = cast;
  await expect(visitor.call('BoardResource.create', { name: 'No' })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  for (const other of [{ username: 'ada' }, { orbac_subject_id: ada.id }]) {
    await expect(chi.call('BoardResource.create', { name: 'No', ...other })).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'not-acting-for',
    });
  }
  await expect(
    chi.call('BoardResource.create', { name: 'No', privacy: 'hidden' as 'public' }),
  ).rejects.toMatchObject({ kind: 'invalid', field: 'privacy' });
  expect((await chi.call('BoardsResource.get', { username: 'chi' })).data).toEqual([]);
});

test('there is an end to how many boards one may have', async () => {
  const dan = await memberOf(platform, 'dan');
  await platform.db.write(
    `insert into boards (home, id, owner_id, name, slug)
     select $1::smallint, new_id($1::smallint), $2::bigint, 'B ' || n, 'b-' || n from generate_series(1, 2000) as n`,
    [Number(BigInt(dan.id) >> 51n), dan.id],
  );
  await expect(dan.call('BoardResource.create', { name: 'One more' })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'too-many-boards',
  });
});

test('[ENTITY-14] a board is created public or secret, public unless said, and becomes protected only later', async () => {
  const { ada } = cast;
  const made = async (name: string, privacy?: 'public' | 'secret') =>
    (await ada.call('BoardResource.create', { name, privacy })).data.privacy;
  expect([await made('P1'), await made('P2', 'public'), await made('P3', 'secret')]).toEqual([
    ...['public', 'public', 'secret'],
  ]);
  const refused = made('P4', 'protected' as 'secret');
  await expect(refused).rejects.toMatchObject({ kind: 'invalid', field: 'privacy' });
  const { id: board_id } = (await ada.call('BoardResource.create', { name: 'P5' })).data;
  const later = await ada.call('BoardResource.update', { board_id, privacy: 'protected' });
  expect(later.data.privacy).toBe('protected');
});
