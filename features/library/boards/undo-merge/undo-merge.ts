import type { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { mergePayload } from '../merge-boards/merge-boards.ts';

/** Stored with the blocking action of the restored board. */
export const undoMergePayload = mergePayload
  .pick({
    target_id: true,
    total: true,
    cover: true,
    made_sections: true,
  })
  .extend({
    /** The action that shows the same work on the board the pins leave. */
    echo_id: idOption,
  });

export type UndoMergePayload = z.output<typeof undoMergePayload>;
