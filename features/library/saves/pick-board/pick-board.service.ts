import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { listPickableBoards, type PickableBoard } from './pick-board.store.ts';

export async function listBoardsToPick(
  context: Context & { viewer: PersonViewer },
  { query, pageSize }: { query: string; pageSize: number },
): Promise<{ boards: ShownBoard[]; hasMore: boolean }> {
  const { db, viewer } = context;
  const all = (await listPickableBoards(db, viewer.id)).filter(({ name }) => isNameMatching(name, query));
  const shown = all.sort(byUse).slice(0, pageSize);
  const ids = shown.map((board) => board.id);
  return { boards: await listVisibleBoards(context, ids), hasMore: all.length > pageSize };
}

function byUse(a: PickableBoard, b: PickableBoard): number {
  return b.used_at.getTime() - a.used_at.getTime() || Number(BigInt(b.id) - BigInt(a.id));
}

export function isNameMatching(name: string, query: string): boolean {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  return fold(name).includes(fold(query.trim()));
}
