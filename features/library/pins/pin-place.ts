import type { Id } from '#platform/ids/ids.ts';

/** Where a pin stands on a board, as it is remembered when the pin leaves it. */
export interface PinPlace {
  board_id: Id;
  section_id: Id | null;
  /** Microseconds since 1970, as text: JSON numbers lose the last digits of larger ones. */
  rank: string;
  /** As the database writes it: a Date has no microseconds. */
  saved_at: string;
  saved_by: Id;
}
