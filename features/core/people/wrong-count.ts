import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** A stored count that is not what it counts. */
export interface WrongCount {
  id: Id;
  /** The noun and what is counted of it, such as `board.pin_count`. */
  name: string;
  stored: number;
  counted: number;
}

/** Rights one count. By a difference, so that what is counted meanwhile stays counted. */
export type RightCount = (tx: Transaction, id: Id, by: number) => Promise<unknown>;

/** The counts of a noun: how wrong ones are found, and righted by their names. Reads all rows. */
export interface Recount {
  listWrong?: (db: Queryable) => Promise<WrongCount[]>;
  right: Record<string, RightCount>;
}
