import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { findArticle } from '../article.store.ts';
import { type Article, type ArticleBlock, boardIdsOf, pinIdsOf } from '../article.ts';
import { type ArticleWithCover, withCovers, withUploads } from '../cover.service.ts';

export type ShownBlock =
  | { type: 'text'; text: string }
  | { type: 'pin'; pin: ShownPin }
  | { type: 'board'; board: ShownBoard };

export interface ShownArticle extends ArticleWithCover {
  /** Without pins and boards that the viewer may not see. */
  blocks: ShownBlock[];
}

const isStaff = (viewer: Viewer) => viewer.kind === 'person' && viewer.isStaff;

/** Staff preview what is not published. */
export async function showArticle(context: Context, id: Id): Promise<ShownArticle> {
  const article = await findArticle(context.db, id);
  if (!article || (article.status !== 'published' && !isStaff(context.viewer))) throw notFound('article');
  const [blocks, [shown]] = await Promise.all([
    showBlocks(context, article),
    withUploads(context.db, [article]).then((withUpload) => withCovers(context, withUpload)),
  ]);
  return { article, cover: shown?.cover ?? null, blocks };
}

export async function showBlocks(
  context: Context,
  { blocks }: Pick<Article, 'blocks'>,
): Promise<ShownBlock[]> {
  const [pins, boards] = await Promise.all([
    listVisiblePins(context, [...new Set(pinIdsOf(blocks))]),
    listVisibleBoards(context, [...new Set(boardIdsOf(blocks))]),
  ]);
  const seen = {
    pins: new Map(pins.map((pin) => [pin.row.id, pin])),
    boards: new Map(boards.map((board) => [board.row.id, board])),
  };
  return blocks.flatMap((block) => showBlock(block, seen) ?? []);
}

function showBlock(
  block: ArticleBlock,
  seen: { pins: ReadonlyMap<Id, ShownPin>; boards: ReadonlyMap<Id, ShownBoard> },
): ShownBlock | null {
  if (block.type === 'text') return block;
  if (block.type === 'pin') {
    const pin = seen.pins.get(block.pin_id);
    return pin ? { type: 'pin', pin } : null;
  }
  const board = seen.boards.get(block.board_id);
  return board ? { type: 'board', board } : null;
}
