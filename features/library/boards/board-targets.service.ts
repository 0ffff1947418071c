import type { AllowedBoard, LockedBoards } from '#features/library/work/board-proof.ts';
import { WHOLE_BOARD } from '#features/library/work/watched-action.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { lockRowFor, requireLockedFor } from './board-lock.service.ts';
import type { SectionName } from './board-name.ts';
import type { PlaceTarget } from './board-places.service.ts';
import { findSectionId, mapLiveSections, mapSectionsOfPins } from './board-places.store.ts';

export interface TargetInput {
  boardId: Id;
  section: SectionName | null;
}

export async function lockTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetInput,
): Promise<PlaceTarget> {
  return targetOn(tx, await lockRowFor(context, tx, 'save', boardId), section);
}

export async function requireTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetInput,
  locked: LockedBoards,
): Promise<PlaceTarget> {
  return targetOn(tx, await requireLockedFor(context, tx, 'save', boardId, locked), section);
}

async function targetOn(
  tx: Transaction,
  board: AllowedBoard<'save'>,
  section: SectionName | null,
): Promise<PlaceTarget> {
  if (!section) return { board, sectionId: null };
  const sectionId = await findSectionId(tx, board.id, section);
  if (!sectionId) throw notFound('section');
  return { board, sectionId };
}

export interface PinSource {
  boardId: Id;
  /** Any if undefined; null is outside sections. */
  section: SectionName | null | undefined;
}

export interface FoundSource {
  boardId: Id;
  /** Any if undefined; null is outside sections. */
  sectionId: Id | null | undefined;
}

/** Null if the board has no such section. */
export async function findSource(
  db: Queryable,
  { boardId, section }: PinSource,
): Promise<FoundSource | null> {
  if (!section) return { boardId, sectionId: section };
  const sectionId = await findSectionId(db, boardId, section);
  return sectionId ? { boardId, sectionId } : null;
}

/** Those of the pins that are there. */
export async function listPinsIn(
  db: Queryable,
  { boardId, sectionId }: FoundSource,
  pinIds: readonly Id[],
): Promise<Set<Id>> {
  const sections = await mapSectionsOfPins(db, boardId, pinIds);
  const isThere = (id: Id) => (sectionId === undefined ? sections.has(id) : sections.get(id) === sectionId);
  return new Set(pinIds.filter(isThere));
}

/** The section that all are in, null if all are outside sections, the whole board if they differ. */
export async function sectionWith(db: Queryable, boardId: Id, pinIds: readonly Id[]): Promise<string | null> {
  const sections = new Set((await mapSectionsOfPins(db, boardId, pinIds)).values());
  if (sections.size > 1) return WHOLE_BOARD;
  return [...sections][0] ?? null;
}

/** Null if the board is gone; leaves out a section that is gone. */
export async function findTarget(
  tx: Transaction,
  board: AllowedBoard<'work'> | undefined,
  sectionId: Id | null,
): Promise<PlaceTarget | null> {
  if (!board || board.deleted_at) return null;
  const isThere = sectionId && (await mapLiveSections(tx, [sectionId])).get(sectionId) === board.id;
  return { board, sectionId: isThere ? sectionId : null };
}
