import { isSealed, seal } from '#features/core/media/seal.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { appealUntil } from './case.ts';

export function maySeeDecision(
  { viewer, clock, config }: Pick<Context, 'viewer' | 'clock' | 'config'>,
  decided: { id: Id; user_id: Id },
  key: string | null,
): boolean {
  if (viewer.kind === 'person' && viewer.id === decided.user_id) return true;
  return key !== null && opensDecision(decided.id, key, clock.now(), config.secret);
}

// A suspended person cannot sign in, so the link in their mail must show them the decision.
const textFor = (caseId: Id) => `decision ${caseId}`;

/** Goes into a mailed link, which is valid for twice the appeal period. */
export function keyOfDecision(caseId: Id, decidedAt: Date, secret: string): string {
  return seal(textFor(caseId), appealUntil(appealUntil(decidedAt)), secret);
}

function opensDecision(caseId: Id, key: string, now: Date, secret: string): boolean {
  return isSealed(textFor(caseId), key, now, secret);
}
