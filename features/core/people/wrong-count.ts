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
