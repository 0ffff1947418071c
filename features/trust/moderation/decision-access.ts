import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { opensDecision } from './appeal-key.ts';

/** Whether the viewer may read a decision: it is about them, or they have the mailed link. */
export function maySeeDecision(
  { viewer, clock, config }: Pick<Context, 'viewer' | 'clock' | 'config'>,
  decided: { id: Id; user_id: Id },
  key: string | null,
): boolean {
  if (viewer.kind === 'person' && viewer.id === decided.user_id) return true;
  return key !== null && opensDecision(decided.id, key, clock.now(), config.secret);
}
