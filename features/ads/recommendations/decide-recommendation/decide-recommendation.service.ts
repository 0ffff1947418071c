import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { editorOf } from '#features/ads/campaigns/changes.service.ts';
import { editEntity, type TreeEdit } from '#features/ads/campaigns/editing.service.ts';
import { setKeywordsArchived } from '#features/ads/keywords/keyword-changes.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findDecision, findSetValue, insertDecision, type SetValue, setUndone } from '../decisions.store.ts';
import { findOpenRecommendations } from '../open-recommendations.service.ts';
import type { Decision, RecommendationRule } from '../recommendation.ts';

type Me = ContextFor<'person'>;

interface Decided {
  accountId: Id;
  rule: RecommendationRule;
  entityId: Id;
  decision: Decision;
}

/**
 * Applies what is still recommended, by the rules for any other change, or dismisses it.
 * @throws Refusal 'recommendation-not-found' where the figures do not say so any more
 */
export async function decideRecommendation(
  context: Me,
  { accountId, rule, entityId, decision }: Decided,
): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    const at = clock.now();
    const open = await findOpenRecommendations(tx, account, at);
    const found = open.find((one) => one.rule === rule && one.entityId === entityId);
    if (!found) throw notFound('recommendation');
    const row = {
      ...{ rule, decision, entity_id: entityId, name: found.name, figures: found.figures, decided_at: at },
    };
    if (decision === 'DISMISSED')
      return insertDecision(tx, account, { ...row, value_before: null, value_after: null });
    if (found.value === null) throw invalid('decision', msg('{field}: this one can only be dismissed here'));
    const now = await findSetValue(tx, entityId);
    if (!now) throw notFound('recommendation');
    await setValue(tx, context, account, { ...now, id: entityId, value: found.value });
    await insertDecision(tx, account, { ...row, value_before: now.value, value_after: found.value });
  });
}

async function setValue(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { id, level, property, value }: SetValue & { id: Id },
): Promise<void> {
  if (level === 'KEYWORD')
    await setKeywordsArchived(tx, context, account, { ids: [id], isArchived: value === 'ARCHIVED' });
  else {
    const values = { [property]: property === 'status' ? value : Number(value) };
    await editEntity(tx, editorOf(context), account, { level, id, values } as TreeEdit);
  }
  await tellAdsChanged(tx, account.id);
}

/** What was dismissed is recommended again; what was applied is as before, unless it was changed again since. */
export async function undoDecision(context: Me, id: Id): Promise<void> {
  const { db, clock } = context;
  const found = await findDecision(db, id);
  await db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, found?.ad_account_id ?? id);
    const decided = await findDecision(tx, id);
    if (!decided) throw notFound('decision');
    await setUndone(tx, account, { id, at: clock.now() });
    if (decided.decision === 'DISMISSED') return;
    const now = await findSetValue(tx, decided.entity_id);
    if (!now || now.value !== decided.value_after) throw new Refusal(adRefusals['changed-since']);
    await setValue(tx, context, account, { ...now, id: decided.entity_id, value: decided.value_before });
  });
}
