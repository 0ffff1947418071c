import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { insertRow, makeId } from '#testing/data-model/model-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('[API-11] [ENTITY-20] a board by its id, with counts that are what is stored', async () => {
  const { ada, visitor } = cast;
  const id = await ada.makes.board('Counted', { pins: 3 });
  await ada.makes.section(id, 'Part');
  const { data } = await visitor.call('BoardResource.get', {
    board_id: id,
    field_set_key: 'profile_grid_item',
  });
  const [row] = await platform.db.rows('select pin_count, section_count from boards where id = $1', [id]);
  expect(row).toEqual({ pin_count: 3, section_count: 1 });
  expect(data).toMatchObject({ id, ...row });
  const { data: whole } = await visitor.call('BoardResource.get', { board_id: id });
  const [inSet, inAll] = [data, whole].map((board) => Object.keys(board));
  expect(inAll).toEqual(expect.arrayContaining(inSet ?? []));
  expect(inSet?.length).toBeLessThan(inAll?.length ?? 0);
});

test('[ENTITY-13] a board has an identity, a category, fields for search engines, and an owner', async () => {
  const { ada, visitor } = cast;
  const id = await ada.makes.board('Herbs');
  const described = { description: 'Basil and mint', category: 'gardening' } as const;
  await ada.call('BoardResource.update', { board_id: id, ...described });
  const { data } = await visitor.call('BoardResource.get', { board_id: id });
  expect(data).toMatchObject({
    ...{ id, type: 'board', name: 'Herbs', ...described, owner: { id: ada.id, username: 'ada' } },
    ...{ seo_title: 'Herbs', seo_description: 'Basil and mint', seo_noindex_reason: null },
  });
  expect((await visitor.opens(data.url)).one('heading', { level: 1 }).text).toBe('Herbs');
  const secret = await ada.makes.board('Own herbs', { privacy: 'secret' });
  const { data: hidden } = await ada.call('BoardResource.get', { board_id: secret });
  expect(hidden.seo_noindex_reason).toBe('secret_board');
});

test('[ENTITY-15] [ENTITY-16] the group of a board on the profile; a real board is on it and no story', async () => {
  const { ada } = cast;
  for (const privacy of ['public', 'protected', 'secret'] as const) {
    const id = await ada.makes.board(`A ${privacy} one`, { privacy });
    const { data } = await ada.call('BoardResource.get', { board_id: id });
    expect(data).toMatchObject({ privacy, profileGroup: privacy, onProfile: true, story_type: null });
  }
  const archived = await ada.makes.board('Archived');
  await platform.db.write('update board_memberships set archived_at = now() where board_id = $1', [archived]);
  await platform.db.write('update users set archived_board_count = 1 where id = $1', [ada.id]);
  const { data } = await ada.call('BoardResource.get', { board_id: archived });
  expect(data).toMatchObject({ privacy: 'public', profileGroup: 'archived' });
});

test('[BLOCKING-13] GET /v3/boards/{id}/ answers the chosen fields, slow work that is under way among them', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Busy');
  await ada.shares(board, ben);
  const home = homeOf(board);
  const id = await makeId(platform.db, home);
  const created_at = new Date('2026-03-01T10:00:00Z');
  const action = { home, board_id: board, action_type: 7100, created_at };
  await insertRow(platform.db, 'blocking_actions', { ...action, id, section_id: '-1', progress: 0.5 });
  const done = { ...action, id: await makeId(platform.db, home), progress: 1, finished_at: created_at };
  await insertRow(platform.db, 'blocking_actions', done);
  const ask = { board_id: board, fields: 'board.id,board.blocking_actions' };
  const expected = {
    id: board,
    blocking_actions: [
      {
        ...{ id, board_id: board, section_id: '-1', action_type: 7100, progress: 0.5, is_origin: false },
        created_timestamp: 1772359200,
      },
    ],
  };
  for (const worker of [ada, ben]) {
    expect((await worker.call('GET /v3/boards/:board_id/', ask)).data).toEqual(expected);
  }
  expect((await chi.call('GET /v3/boards/:board_id/', ask)).data).toEqual({
    id: board,
    blocking_actions: [],
  });
  const whole = await ada.call('GET /v3/boards/:board_id/', { board_id: board });
  expect(whole.data).toMatchObject({ name: 'Busy', owner: { id: ada.id } });
});

test('what one may not see is not there', async () => {
  const { ada, chi } = cast;
  const id = await ada.makes.board('Protected', { privacy: 'protected' });
  for (const board_id of [id, '1']) {
    await expect(chi.call('BoardResource.get', { board_id })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(chi.call('GET /v3/boards/:board_id/', { board_id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  await expect(chi.call('BoardResource.get', {})).rejects.toMatchObject({
    kind: 'invalid',
    field: 'board_id',
  });
});
