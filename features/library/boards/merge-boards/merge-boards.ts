import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { coverImage } from '../wire/board-answer.ts';

export interface MergeInput {
  sourceId: Id;
  targetId: Id;
}

/** Stored with the blocking action of the board that goes. */
export const mergePayload = z.object({
  target_id: idOption,
  /** The action that shows the same work on the target. */
  echo_id: idOption,
  /** Restored if the merge is undone. */
  cover: z
    .object({ pin_id: idOption, signature: z.string(), crop: z.record(z.string(), z.number()).nullable() })
    .nullable(),
  /** Shown in the list of deleted boards. */
  cover_pins: z.array(coverImage),
  total: z.number().int(),
  /** Target sections of the pins, by source section. */
  sections: z.record(z.string(), idOption),
  made_sections: z.array(idOption),
});

export type MergePayload = z.output<typeof mergePayload>;
