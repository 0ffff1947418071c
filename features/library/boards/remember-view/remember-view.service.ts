import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { isSeenBoard } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { lockSeenBoard } from '../board-lock.service.ts';
import type { ChosenView } from '../pins-view.ts';
import { findView, rememberView } from './remember-view.store.ts';
import { readVisitedViews } from './visited-views.ts';

const NOTHING: ChosenView = { view: null, sort: null };

/** A person's own choice; of visitors, the one in their browser. */
export async function showView(context: Context, boardId: Id): Promise<ChosenView> {
  if (!isSeenBoard(context, boardId)) await requireVisibleBoard(context, { id: boardId });
  const { db, viewer, request } = context;
  if (viewer.id) return (await findView(db, viewer.id, boardId)) ?? NOTHING;
  return readVisitedViews(request.headers.get('cookie') ?? '').get(boardId) ?? NOTHING;
}

export async function chooseView(
  context: ContextFor<'person'>,
  boardId: Id,
  chosen: ChosenView,
): Promise<ChosenView> {
  const person = requireActingFor(context.viewer, {}, 'edit-boards');
  return context.db.transaction(async (tx) => {
    const board = await lockSeenBoard(context, tx, boardId);
    return rememberView(tx, person, board, { ...chosen, at: context.clock.now() });
  });
}
