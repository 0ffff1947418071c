import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { presentVisibleBoards } from '../board.service.ts';
import { listBoardsByIds } from '../board.store.ts';
import type { BoardAnswer } from '../board-answer.ts';
import { listPickableBoards, type PickableBoard } from './pick-board.store.ts';
import { isNameMatching } from './pick-board.ts';

/** A page of the boards that the viewer may save to, the last used first; `query` is part of a name. */
export async function listBoardsToPick(
  context: Context & { viewer: PersonViewer },
  { query, after, pageSize }: PageRequest & { query: string; pageSize: number },
): Promise<Page<BoardAnswer>> {
  const { db, viewer } = context;
  const all = (await listPickableBoards(db, viewer.id)).filter(({ name }) => isNameMatching(name, query));
  const place = after && { used_at: new Date(Number(after[0])), id: String(after[1]) };
  const behind = all.sort(byUse).filter((board) => !place || byUse(board, place) > 0);
  const shown = behind.slice(0, pageSize);
  const rows = await listBoardsByIds(
    db,
    shown.map((board) => board.id),
  );
  const last = behind.length > pageSize ? shown.at(-1) : undefined;
  return {
    items: await presentVisibleBoards(context, rows),
    next: last ? [last.used_at.getTime(), last.id] : null,
  };
}

type Used = Pick<PickableBoard, 'used_at'> & { id: string };

function byUse(a: Used, b: Used): number {
  return b.used_at.getTime() - a.used_at.getTime() || Number(BigInt(b.id) - BigInt(a.id));
}
