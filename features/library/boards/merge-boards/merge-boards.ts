import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { coverImage } from '../board-answer.ts';

/** The board that goes, and the one that takes its pins. */
export interface MergeWish {
  sourceId: Id;
  targetId: Id;
}

/** What a merge under way must know; kept with the blocking action of the board that goes. */
export const mergePayload = z.object({
  target_id: idOption,
  /** The action that shows the same work on the target. */
  echo_id: idOption,
  /** The cover that its owner had chosen, for when the merge is undone. */
  cover: z
    .object({ pin_id: idOption, signature: z.string(), crop: z.record(z.string(), z.number()).nullable() })
    .nullable(),
  /** The pictures on its card, for the list of deleted boards. */
  cover_pins: z.array(coverImage),
  /** Pins that there were at the start. */
  total: z.number().int(),
  /** Where the pins of each section go: the section of the target, by that of the source. */
  sections: z.record(z.string(), idOption),
  /** Sections that the target has through this merge. */
  made_sections: z.array(idOption),
});

export type MergePayload = z.output<typeof mergePayload>;
