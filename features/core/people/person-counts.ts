import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface WrongCount {
  id: Id;
  /** Such as `board.pin_count`. */
  name: string;
  stored: number;
  counted: number;
}

/** Adds a difference, so as to keep concurrent changes. */
export type RightCount = (tx: Transaction, id: Id, by: number) => Promise<unknown>;

/** `listWrong` reads all rows. */
export interface Recount {
  listWrong?: (db: Queryable) => Promise<WrongCount[]>;
  right: Record<string, RightCount>;
}

export const PERSON_COUNTS = [
  'pin_count',
  'created_pin_count',
  'quick_saves_pin_count',
  'story_pin_count',
  'video_pin_count',
  'board_count',
  'secret_board_count',
  'archived_board_count',
  'follower_count',
  'following_count',
  'interest_following_count',
] as const;
export type PersonCount = (typeof PERSON_COUNTS)[number];

export type CountChanges = Partial<Record<PersonCount, number>>;

export function addCounts(...changes: readonly CountChanges[]): CountChanges {
  const sum: CountChanges = {};
  for (const change of changes) {
    for (const name of PERSON_COUNTS) {
      const by = change[name];
      if (by) sum[name] = (sum[name] ?? 0) + by;
    }
  }
  return sum;
}
