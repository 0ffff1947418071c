import { isSealed, seal } from '#features/core/media/seal.ts';
import type { Id } from '#platform/ids/ids.ts';
import { appealUntil } from './case.ts';

// A suspended person cannot sign in, so the link in their mail must show them the decision.
const textFor = (caseId: Id) => `decision ${caseId}`;

/** The key to a decision in a mailed link, valid for twice the appeal period. */
export function keyOfDecision(caseId: Id, decidedAt: Date, secret: string): string {
  return seal(textFor(caseId), appealUntil(appealUntil(decidedAt)), secret);
}

export function opensDecision(caseId: Id, key: string, now: Date, secret: string): boolean {
  return isSealed(textFor(caseId), key, now, secret);
}
