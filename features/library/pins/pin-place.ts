import type { Id } from '#platform/ids/ids.ts';

/** Remembered when the pin leaves the board. */
export interface PinPlace {
  board_id: Id;
  section_id: Id | null;
  /** Microseconds since 1970, as text: JSON numbers lose the last digits of large values. */
  rank: string;
  /** This is text, as a Date has no microseconds. */
  saved_at: string;
  saved_by: Id;
}
