import type { Id } from '#platform/ids/ids.ts';

/** What becomes of pins that somebody deletes. */
export interface DeletedPins {
  /** The own ones: deleted, restorable. */
  deleted: Id[];
  /** Those of others: off the board, and unorganized pins of their pinners. */
  removed: Id[];
}
