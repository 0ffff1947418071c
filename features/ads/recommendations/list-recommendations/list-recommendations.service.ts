import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { type DecisionRow, listDecisions } from '../decisions.store.ts';
import type { Recommendation } from '../find-recommendations.service.ts';
import { findOpenRecommendations } from '../open-recommendations.service.ts';
import { MOST_OPEN } from '../recommendation.ts';

type Me = ContextFor<'person'>;

export async function listRecommendations(context: Me, accountId: Id): Promise<Recommendation[]> {
  const account = await requireOwnAdAccount(context, accountId);
  return (await findOpenRecommendations(context.db, account, context.clock.now())).slice(0, MOST_OPEN);
}

export async function listDecided(
  context: Me,
  { accountId, after, pageSize }: PageRequest & { accountId: Id; pageSize: number },
): Promise<Page<DecisionRow>> {
  await requireOwnAdAccount(context, accountId);
  const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
  const { shown, last } = cutPage(await listDecisions(context.db, accountId, page), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
