import { SAVE_BEHAVIORS, type SaveBehavior } from '#features/core/people/person.ts';

/** A null `board` is the profile. */
export interface SaveTarget {
  board: { id: string; name: string; url: string } | null;
  section: { id: string; title: string; url: string } | null;
}

export const PROFILE: SaveTarget = { board: null, section: null };

/** People with this many boards want the picker, so the account's setting is ignored. */
const BEHAVIOR_COUNTS_UNDER = 5;

export function asksSaveBehavior(boardCount: number): boolean {
  return boardCount < BEHAVIOR_COUNTS_UNDER;
}

interface Habits {
  last: SaveTarget | null;
  saveBehavior: SaveBehavior;
}

/** Null opens the picker. */
export function quickTarget({ last, saveBehavior }: Habits): SaveTarget | null {
  if (last) return last;
  return saveBehavior === SAVE_BEHAVIORS.saveToProfile ? PROFILE : null;
}

export function targetOptions({ board, section }: SaveTarget): {
  board_id?: string;
  board_section_id?: string;
} {
  if (!board) return {};
  return section ? { board_id: board.id, board_section_id: section.id } : { board_id: board.id };
}

/** `profile` is the text if there is neither. */
export function targetName({ board, section }: SaveTarget, profile: string): string {
  return section?.title ?? board?.name ?? profile;
}

export function targetPath({ board, section }: SaveTarget, username: string): string {
  return section?.url ?? board?.url ?? `/${username}/_saved/`;
}

const TARGET_GONE = ['board-not-found', 'section-not-found', 'not-your-board'];

/** The target is gone or no longer open to the viewer. */
export function isTargetGone({ reason }: { reason: string }): boolean {
  return TARGET_GONE.includes(reason);
}

export function isSameTarget(one: SaveTarget, other: SaveTarget): boolean {
  return one.board?.id === other.board?.id && one.section?.id === other.section?.id;
}
