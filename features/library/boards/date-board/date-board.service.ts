import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { writeDates } from './date-board.store.ts';
import { type BoardDates, type DateError, dateError } from './date-board.ts';

/** Sets both dates at once, so that they always fit together. Returns what is wrong with them. */
export async function dateBoard(
  context: ContextFor<'person'>,
  id: Id,
  dates: BoardDates,
): Promise<DateError | null> {
  const error = dateError(dates);
  if (error) return error;
  await context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', id);
    await writeDates(tx, board, dates, context.clock.now());
  });
  return null;
}
