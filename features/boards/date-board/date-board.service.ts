import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireBoardFor } from '../board.service.ts';
import { writeDates } from './date-board.store.ts';
import { type BoardDates, type DateTrouble, dateTrouble } from './date-board.ts';

/** Sets the dates of a board, both at once, so that they always fit together; answers what is wrong with them. */
export async function dateBoard(
  context: ContextFor<'person'>,
  id: Id,
  dates: BoardDates,
): Promise<DateTrouble | null> {
  const trouble = dateTrouble(dates);
  if (trouble) return trouble;
  await requireBoardFor(context, 'edit', id);
  if (!(await writeDates(context.db, id, dates, context.clock.now()))) throw notFound('board');
  return null;
}
