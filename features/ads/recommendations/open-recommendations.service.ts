import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listLatestDecisions } from './decisions.store.ts';
import { findRecommendations, type Recommendation } from './find-recommendations.service.ts';
import { hasMoved } from './rules.ts';

/** Without those that were dismissed at about the same figures. */
export async function findOpenRecommendations(
  db: Queryable,
  account: AdAccountRow,
  now: Date,
): Promise<Recommendation[]> {
  const [found, decided] = await Promise.all([
    findRecommendations(db, account, now),
    listLatestDecisions(db, account.id),
  ]);
  const dismissed = decided.filter(({ decision }) => decision === 'DISMISSED');
  const isHidden = ({ rule, entityId, figures }: Recommendation) =>
    dismissed.some(
      (one) => one.rule === rule && one.entity_id === entityId && !hasMoved(one.figures, figures),
    );
  return found.filter((one) => !isHidden(one));
}
