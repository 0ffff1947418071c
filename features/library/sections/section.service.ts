import {
  type BoardName,
  presentSeenBoard,
  requireVisibleBoard,
  seesBoard,
} from '#features/library/boards/board.service.ts';
import type { SeenBoardRow } from '#features/library/boards/board.store.ts';
import { findSectionId } from '#features/library/boards/board-places.store.ts';
import { findFormerSection } from '#features/library/boards/former-section-slugs.store.ts';
import { meetBoardOfSection } from '#features/library/boards/met-boards.store.ts';
import type { SectionName } from '#features/library/boards/section-name.ts';
import type { BoardAnswer, SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { listVisiblePins } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { listPreviewIds, mapSections, type SectionRow } from './section.store.ts';
import { presentSection } from './wire/section.view.ts';

export type SectionAddress = { id: Id } | { board: BoardName; section: SectionName };

/** Pictures on a section's card. */
const PREVIEW_PICTURES = 3;

export interface VisibleSection {
  row: SectionRow;
  board: BoardAnswer;
}

/** @throws Refusal 404 if there is no such section, or this viewer does not see its board */
export async function requireVisibleSection(
  context: Context,
  address: SectionAddress,
): Promise<VisibleSection> {
  if ('id' in address) {
    const { id } = address;
    const board = await requireBoardOfSection(context, id);
    const row = (await mapSections(context.db, [id])).get(id);
    if (!row) throw notFound('section');
    return { row, board: await presentSeenBoard(context, board) };
  }
  const board = await requireVisibleBoard(context, address.board);
  const boardId = board.id as Id;
  const { slug } = address.section;
  const here = await findSectionId(context.db, boardId, address.section);
  const id = here ?? (slug && (await findMovedId(context, board, slug)));
  const row = id && (await mapSections(context.db, [id])).get(id);
  if (!row) throw notFound('section');
  return { row, board };
}

/**
 * The section that last had this slug, for viewers who could see its board then, or anybody who sees it now if it was
 * public.
 */
async function findMovedId({ db, viewer }: Context, board: BoardAnswer, slug: string): Promise<Id | null> {
  const former = await findFormerSection(db, board.id as Id, slug);
  const isMine = board.owner.id === viewer.id || board.collaborated_by_me;
  return former && (isMine || former.privacy === 'public') ? former.id : null;
}

/**
 * The board of a section; the section may be deleted if the caller `takesDeleted`.
 * @throws Refusal 404 if the viewer may not see that board, same as for a missing section
 */
export async function requireBoardOfSection(
  context: Context,
  id: Id,
  takesDeleted = false,
): Promise<SeenBoardRow> {
  const met = await meetBoardOfSection(context, id);
  if (!met || !seesBoard(context, met)) throw notFound('section');
  if (met.row.is_section_deleted && !takesDeleted) throw notFound('section');
  return met.row;
}

/** Presents sections of one board with the first pins the viewer may see. */
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

export async function showSection(context: Context, address: SectionAddress): Promise<SectionAnswer> {
  const { row, board } = await requireVisibleSection(context, address);
  const [section] = await presentSections(context, board, [row]);
  if (!section) throw notFound('section');
  return section;
}
