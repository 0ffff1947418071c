import { expect, test } from 'vitest';
import type { Transaction } from '#platform/database/database.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { lockBoardFor } from './board-lock.service.ts';

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
  await expect(ask(true)).rejects.toMatchObject({ status: 403 });
  expect(await ask(false)).toMatchObject({ id: board });
});
