import { listVisiblePins } from '#features/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { type BoardName, couldSee, requireVisibleBoard } from './board.service.ts';
import { listBoardsByIds } from './board.store.ts';
import type { BoardAnswer, SectionAnswer } from './board-answer.ts';
import { findSectionId } from './board-places.store.ts';
import { findFormerSection } from './former-section-slugs.store.ts';
import { listPreviewIds, mapSections, type SectionRow } from './section.store.ts';
import { presentSection } from './section.view.ts';
import type { SectionName } from './section-name.ts';

/** How a caller names a section: by its id, or by its board and what it is called there. */
export type SectionAddress = { id: Id } | { board: BoardName; section: SectionName };

/** How many pictures the card of a section shows. */
const PREVIEW_PICTURES = 3;

export interface VisibleSection {
  row: SectionRow;
  board: BoardAnswer;
}

/** @throws Refusal 404 where there is no such section, or its board is not there for this viewer. */
export async function requireVisibleSection(
  context: Context,
  address: SectionAddress,
): Promise<VisibleSection> {
  if ('id' in address) {
    const row = (await mapSections(context.db, [address.id])).get(address.id);
    if (!row) throw notFound('section');
    return { row, board: await requireVisibleBoard(context, { id: row.board_id }) };
  }
  const board = await requireVisibleBoard(context, address.board);
  const boardId = board.id as Id;
  const { slug } = address.section;
  const here = await findSectionId(context.db, boardId, address.section);
  const id = here ?? (slug && (await findMovedId(context, boardId, slug)));
  const row = id && (await mapSections(context.db, [id])).get(id);
  if (!row) throw notFound('section');
  return { row, board };
}

/** The section that had this slug before, for who could see its board then. */
async function findMovedId(context: Context, boardId: Id, slug: string): Promise<Id | null> {
  const former = await findFormerSection(context.db, boardId, slug);
  const [board] = former ? await listBoardsByIds(context.db, [boardId]) : [];
  if (!former || !board || !(await couldSee(context, { ...board, privacy: former.privacy }))) return null;
  return former.id;
}

/** Turns read sections of one board into answers, with the first pins that the viewer may see. */
export async function presentSections(
  context: Context,
  board: BoardAnswer,
  rows: readonly SectionRow[],
): Promise<SectionAnswer[]> {
  const ids = rows.map((row) => row.id);
  const previews = await listPreviewIds(context.db, ids, PREVIEW_PICTURES);
  const visible = await listVisiblePins(
    context,
    previews.map((preview) => preview.pin_id),
  );
  const pins = new Map(visible.map((pin) => [pin.id, pin]));
  const ofSection = Map.groupBy(previews, (preview) => preview.section_id);
  return rows.map((row) => {
    const shown = (ofSection.get(row.id) ?? []).flatMap(({ pin_id }) => pins.get(pin_id) ?? []);
    return presentSection(row, board, shown);
  });
}

/** One section as its card shows it. */
export async function showSection(context: Context, address: SectionAddress): Promise<SectionAnswer> {
  const { row, board } = await requireVisibleSection(context, address);
  const [section] = await presentSections(context, board, [row]);
  if (!section) throw notFound('section');
  return section;
}
