import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgeBoards } from '../recently-deleted/recently-deleted.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const add = async (board_id: string, title: string, who = cast.ada) =>
  (await who.call('BoardTodoResource.create', { board_id, title })).data.id;

const list = async (board_id: string, who = cast.ada) => {
  const { data } = await who.call('BoardTodosResource.get', { board_id });
  return data.map(({ title, is_done }) => (is_done ? `${title} ✓` : title));
};

test('to-dos are added behind the others, changed, ticked and put in order', async () => {
  const board = await cast.ada.makes.board('Kitchen');
  const [one, two, three] = [
    await add(board, ' Measure  the wall '),
    await add(board, 'Buy paint'),
    await add(board, 'Paint 🎨'),
  ];
  expect(await list(board)).toEqual(['Measure the wall', 'Buy paint', 'Paint 🎨']);
  await cast.ada.call('BoardTodoResource.update', { todo_id: two, is_done: 'true' });
  await cast.ada.call('BoardTodoResource.update', { todo_id: one, title: 'Measure it all' });
  expect(await list(board)).toEqual(['Measure it all', 'Buy paint ✓', 'Paint 🎨']);
  await cast.ada.call('BoardTodoOrderResource.update', { board_id: board, todo_ids: [three, one, three] });
  expect(await list(board)).toEqual(['Paint 🎨', 'Buy paint ✓', 'Measure it all']);
});

test('a deleted one comes back to its place; both may be asked for twice; after 30 days it is gone', async () => {
  const board = await cast.ada.makes.board('Garden');
  const ids = [await add(board, 'Dig'), await add(board, 'Sow'), await add(board, 'Water')];
  const [, sow = ''] = ids;
  const remove = () => cast.ada.call('BoardTodoResource.delete', { todo_id: sow });
  const restore = () => cast.ada.call('BoardTodoRestoreResource.create', { todo_id: sow });
  await Promise.all([remove(), remove()]);
  expect(await list(board)).toEqual(['Dig', 'Water']);
  await expect(
    cast.ada.call('BoardTodoResource.update', { todo_id: sow, is_done: true }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  await Promise.all([restore(), restore()]);
  expect(await list(board)).toEqual(['Dig', 'Sow', 'Water']);
  await remove();
  platform.clock.advance(31 * 24 * 3600 * 1000);
  await purgeBoards(platform, new AbortController().signal);
  await expect(restore()).rejects.toMatchObject({ kind: 'not-found' });
  expect(await list(board)).toEqual(['Dig', 'Water']);
});

test('what says nothing or too much, and more than a board holds, is refused; two at once do not exceed it', async () => {
  const board = await cast.ada.makes.board('Full');
  const wrong = ['   ', '\u200b', 'x'.repeat(10_000)];
  for (const title of wrong) {
    await expect(add(board, title)).rejects.toMatchObject({ kind: 'invalid', field: 'title' });
  }
  await platform.db.write(
    `insert into board_todos (home, id, board_id, title, position, created_by)
     select b.home, new_id(b.home), b.id, 'Step ' || n, n, b.owner_id from boards b, generate_series(1, 199) n where b.id = $1`,
    [board],
  );
  const both = await Promise.allSettled([add(board, 'One more'), add(board, 'And another')]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(add(board, 'Too much')).rejects.toMatchObject({ kind: 'conflict', reason: 'too-many-todos' });
  expect(await list(board)).toHaveLength(200);
});

test('an order names to-dos of the board, else nothing is changed', async () => {
  const board = await cast.ada.makes.board('Order');
  const ids = [await add(board, 'A'), await add(board, 'B')];
  const elsewhere = await add(await cast.ada.makes.board('Elsewhere'), 'C');
  const order = (todo_ids: string[]) =>
    cast.ada.call('BoardTodoOrderResource.update', { board_id: board, todo_ids });
  for (const [input, field] of [
    [[], 'todo_ids'],
    [['no id'], 'todo_ids.0'],
    [[...ids].reverse().concat(elsewhere), 'todo_ids'],
  ] as const) {
    await expect(order([...input])).rejects.toMatchObject({ kind: 'invalid', field });
  }
  expect(await list(board)).toEqual(['A', 'B']);
});

test('who edits the board changes them, who only saves to it reads them, nobody else learns of them', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const board = await ada.makes.board('Shared');
  const todo_id = await add(board, 'Call Ben');
  await ada.shares(board, ben, []);
  await studio.blocks(ada);
  expect(await list(board, ben)).toEqual(['Call Ben']);
  await expect(list(board, chi)).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-board' });
  await expect(list(board, studio)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(list(board, visitor as typeof ada)).rejects.toMatchObject({ kind: 'unauthenticated' });
  for (const who of [ben, chi]) {
    const actions = [
      () => add(board, 'Mine', who),
      () => who.call('BoardTodoResource.update', { todo_id, title: 'Mine' }),
      () => who.call('BoardTodoResource.delete', { todo_id }),
      () => who.call('BoardTodoRestoreResource.create', { todo_id }),
      () => who.call('BoardTodoOrderResource.update', { board_id: board, todo_ids: [todo_id] }),
    ];
    for (const action of actions) await expect(action()).rejects.toMatchObject({ kind: 'forbidden' });
  }
  await ada.shares(await ada.makes.board('Second'), ben, ['write']);
  expect(await list(board)).toEqual(['Call Ben']);
  const open = await ada.makes.board('Third');
  await ada.shares(open, ben, ['write']);
  await add(open, 'From Ben', ben);
  expect(await list(open)).toEqual(['From Ben']);
  await ada.call('BoardResource.delete', { board_id: open });
  await expect(list(open, ben)).rejects.toMatchObject({ kind: 'not-found' });
  await ada.call('BoardRestoreResource.create', { board_id: open });
  expect(await list(open)).toEqual(['From Ben']);
});
