import type { Id } from '#platform/ids/ids.ts';

/** The pins of a delete, by what happened to them. */
export interface DeletedPins {
  /** Own pins: deleted, restorable. */
  deleted: Id[];
  /** Other people's pins: off the board, unorganized pins of their pinners. */
  removed: Id[];
}
