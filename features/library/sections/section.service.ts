import {
  type BoardName,
  findSeenBoards,
  requireVisibleBoard,
  type ShownBoard,
  seesBoard,
  showSeenBoard,
} from '#features/library/boards/board.service.ts';
import type { SeenBoardRow } from '#features/library/boards/board.store.ts';
import { roleOf } from '#features/library/boards/board-access.ts';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { findSectionId } from '#features/library/boards/board-places.store.ts';
import { findFormerSection } from '#features/library/boards/former-section-slugs.store.ts';
import { meetBoardOfSection } from '#features/library/boards/met-boards.store.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { listPreviewIds, mapSections, type SectionRow } from './section.store.ts';

export type SectionAddress = { id: Id } | { board: BoardName; section: SectionName };

const PREVIEW_PICTURES = 3;

export interface VisibleSection {
  row: SectionRow;
  board: ShownBoard;
}

export interface ShownSection extends VisibleSection {
  previews: ShownPin['row'][];
}

export async function requireVisibleSection(
  context: Context,
  address: SectionAddress,
): Promise<VisibleSection> {
  if ('id' in address) {
    const { id } = address;
    const board = await requireBoardOfSection(context, id);
    const row = (await mapSections(context.db, [id])).get(id);
    if (!row) throw notFound('section');
    return { row, board: await showSeenBoard(context, board) };
  }
  const board = await requireVisibleBoard(context, address.board);
  const boardId = board.row.id;
  const { slug } = address.section;
  const here = await findSectionId(context.db, boardId, address.section);
  const id = here ?? (slug && (await findMovedId(context, board, slug)));
  const row = id && (await mapSections(context.db, [id])).get(id);
  if (!row) throw notFound('section');
  return { row, board };
}

/** Finds it only for viewers who could see its board then, or anybody who sees it now if it was public. */
async function findMovedId(
  { db, viewer }: Context,
  { row, standing }: ShownBoard,
  slug: string,
): Promise<Id | null> {
  const former = await findFormerSection(db, row.id, slug);
  const isOurs = roleOf(viewer, row, standing) !== null;
  return former && (isOurs || former.privacy === 'public') ? former.id : null;
}

/** Leaves out those of hidden boards. */
export async function listSeenSections(
  context: Reading,
  ids: readonly Id[],
): Promise<{ row: SectionRow; board: SeenBoardRow }[]> {
  const sections = [...(await mapSections(context.db, ids)).values()];
  const seen = await findSeenBoards(context, [...new Set(sections.map((row) => row.board_id))]);
  const boards = new Map(seen.map((board) => [board.id, board]));
  return sections.flatMap((row) => {
    const board = boards.get(row.board_id);
    return board ? [{ row, board }] : [];
  });
}

/** The section may be deleted if the caller `takesDeleted`. A hidden board is refused like a missing section. */
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

export async function showSections(
  context: Context,
  board: ShownBoard,
  rows: readonly SectionRow[],
): Promise<ShownSection[]> {
  const ids = rows.map((row) => row.id);
  const previews = await listPreviewIds(context.db, ids, PREVIEW_PICTURES);
  const visible = await listVisiblePins(
    context,
    previews.map((preview) => preview.pin_id),
  );
  const pins = new Map(visible.map((pin) => [pin.row.id, pin.row]));
  const ofSection = Map.groupBy(previews, (preview) => preview.section_id);
  return rows.map((row) => {
    const previews = (ofSection.get(row.id) ?? []).flatMap(({ pin_id }) => pins.get(pin_id) ?? []);
    return { row, board, previews };
  });
}

export async function showSection(context: Context, address: SectionAddress): Promise<ShownSection> {
  const { row, board } = await requireVisibleSection(context, address);
  const [section] = await showSections(context, board, [row]);
  if (!section) throw notFound('section');
  return section;
}
