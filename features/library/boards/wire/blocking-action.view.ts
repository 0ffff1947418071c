import { z } from 'zod';
import type { LiveAction } from '../board.store.ts';

/** `progress` 1 means done. */
export const blockingActionAnswer = z.object({
  id: z.string(),
  board_id: z.string(),
  section_id: z.string().optional(),
  action_type: z.number().int(),
  progress: z.number().min(0).max(1),
  is_origin: z.boolean(),
  created_timestamp: z.number().int(),
  /** Shown for some minutes. */
  is_failed: z.literal(true).optional(),
});

type BlockingActionAnswer = z.infer<typeof blockingActionAnswer>;

export function presentAction(action: LiveAction): BlockingActionAnswer {
  const { id, board_id, section_id, action_type, progress, is_origin, created_at, failure } = action;
  return {
    id,
    board_id,
    ...(section_id === null ? {} : { section_id }),
    action_type,
    progress,
    is_origin,
    created_timestamp: Math.floor(created_at.getTime() / 1000),
    ...(failure === null ? {} : { is_failed: true }),
  };
}
