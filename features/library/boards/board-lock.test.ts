import { expect, test } from 'vitest';
import { lockBoardRows } from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { requireBoardFor } from './board.service.ts';
import { lockBoardFor } from './board-lock.service.ts';
import { writeDates } from './date-board/date-board.store.ts';
import { markBoardDeleted } from './delete-board/delete-board.store.ts';

test('whoever joins a board while they ask for it has not locked it, and changes nothing', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada, ben } = await castOf(platform);
  const board = await ada.makes.board('House');
  const context = await ben.context();
  const ask = (joins: boolean) =>
    platform.db.transaction((tx) => {
      const joining: Transaction = {
        ...tx,
        rows: async (statement, values) => {
          const rows = await tx.rows<never>(statement, values);
          if (joins && typeof statement === 'object' && statement.name === 'board-places-lock-of-member')
            await ada.shares(board, ben);
          return rows;
        },
      };
      return lockBoardFor(context, joining, 'edit', board);
    });
  await expect(ask(true)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await ask(false)).toMatchObject({ id: board });
});

test('a write without its proof does not compile', () => {
  // This never runs: the type check fails if one of these lines compiles.
  const writes = async (context: Context, tx: Transaction, id: Id, at: Date) => {
    const dates = { startsOn: null, endsOn: null };
    // @ts-expect-error An id proves nothing.
    await writeDates(tx, id, dates, at);
    // @ts-expect-error What was checked before the lock may not hold any more.
    await writeDates(tx, await requireBoardFor(context, 'edit', id), dates, at);
    // @ts-expect-error A lock alone is no permission.
    for (const board of (await lockBoardRows(tx, [id])).values()) await writeDates(tx, board, dates, at);
    // @ts-expect-error Whoever may save to a board may not edit it.
    await writeDates(tx, await lockBoardFor(context, tx, 'save', id), dates, at);
    const editable = await lockBoardFor(context, tx, 'edit', id);
    await writeDates(tx, editable, dates, at);
    // @ts-expect-error Whoever may edit a board may not delete it.
    await markBoardDeleted(tx, editable, 0, at);
  };
  expect(writes).toBeTypeOf('function');
});
