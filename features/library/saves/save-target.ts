import { SAVE_BEHAVIORS, type SaveBehavior } from '#features/core/people/person.ts';

/** Where a pin is saved to: a board, a section of one, or the profile, where `board` is null. */
export interface SaveTarget {
  board: { id: string; name: string; url: string } | null;
  section: { id: string; title: string; url: string } | null;
}

export const PROFILE: SaveTarget = { board: null, section: null };

/** From so many boards on the picker is what one wants, and what the account says is not asked. */
const BEHAVIOR_COUNTS_UNDER = 5;

/** Whether the account's save behaviour counts for a person with so many boards. */
export function asksSaveBehavior(boardCount: number): boolean {
  return boardCount < BEHAVIOR_COUNTS_UNDER;
}

interface Habits {
  /** What was chosen last. */
  last: SaveTarget | null;
  saveBehavior: SaveBehavior;
  boardCount: number;
}

/** Where a press on Save saves at once; null means that the picker opens. */
export function quickTarget({ last, saveBehavior, boardCount }: Habits): SaveTarget | null {
  if (last) return last;
  return asksSaveBehavior(boardCount) && saveBehavior === SAVE_BEHAVIORS.saveToProfile ? PROFILE : null;
}

/** The options of a save that name its target. */
export function targetOptions({ board, section }: SaveTarget): {
  board_id?: string;
  board_section_id?: string;
} {
  if (!board) return {};
  return section ? { board_id: board.id, board_section_id: section.id } : { board_id: board.id };
}

/** The name of the narrowest part of a target; `profile` is the word for none. */
export function targetName({ board, section }: SaveTarget, profile: string): string {
  return section?.title ?? board?.name ?? profile;
}

/** Where what is saved can be seen: the section, the board, or the person's own pins. */
export function targetPath({ board, section }: SaveTarget, username: string): string {
  return section?.url ?? board?.url ?? `/${username}/_saved/`;
}

const TARGET_GONE = ['board-not-found', 'section-not-found', 'not-your-board'];

/** Whether a save was refused because of where it went: that is gone, or may not be saved to any more. */
export function isTargetGone({ reason }: { reason: string }): boolean {
  return TARGET_GONE.includes(reason);
}

export function isSameTarget(one: SaveTarget, other: SaveTarget): boolean {
  return one.board?.id === other.board?.id && one.section?.id === other.section?.id;
}
