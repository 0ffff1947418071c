import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface WrongCount {
  id: Id;
  /** The noun and the count, such as `board.pin_count`. */
  name: string;
  stored: number;
  counted: number;
}

/** Repairs one count. Adds a difference, so as to keep concurrent changes. */
export type RightCount = (tx: Transaction, id: Id, by: number) => Promise<unknown>;

/** The counts of a noun: how to find wrong ones and repair them by name. Reads all rows. */
export interface Recount {
  listWrong?: (db: Queryable) => Promise<WrongCount[]>;
  right: Record<string, RightCount>;
}
