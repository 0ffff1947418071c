import {
  type AllowedAdAccount,
  findAdAccount,
  lockOwnAdAccount,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { conversionKey } from '#features/conversions/conversion-events/conversion-key.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type AudienceRow,
  acceptShare,
  changeKeys,
  countAudiences,
  deleteAudienceRow,
  deleteShare,
  findAudienceRow,
  insertAudience,
  insertShare,
  listAudienceRows,
  listSharedWith,
  listShares,
  type NewAudience,
} from '../audience.store.ts';
import { AUDIENCE_LIMITS } from '../audience.ts';
import { refreshAudiencesJob } from '../refresh-audiences/refresh-audiences.service.ts';

type Me = ContextFor<'person'>;

/** Own ones, with whom they are shared, and those that others share with the account. */
export async function listAudiences(context: Me, accountId: Id) {
  const { db } = context;
  const account = await requireOwnAdAccount(context, accountId);
  const [own, shared] = await Promise.all([listAudienceRows(db, account.id), listSharedWith(db, account.id)]);
  const shares = await listShares(
    db,
    own.map(({ id }) => id),
  );
  return { own, shared, shares };
}

const DAYS_COUNTED = 30;

/** @throws Refusal 'invalid' for a seed of others, and for too many */
export async function createAudience(context: Me, accountId: Id, audience: NewAudience): Promise<Id> {
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'edit-audiences');
    const now = context.clock.now();
    const since = new Date(now.getTime() - DAYS_COUNTED * 86_400_000);
    if ((await countAudiences(tx, account.id, since)) >= AUDIENCE_LIMITS.ofAccount)
      throw invalid('name', msg('{field}: an ad account can have {most} audiences within 30 days'), {
        values: { most: AUDIENCE_LIMITS.ofAccount },
      });
    if (audience.type === 'ACTALIKE') {
      const seed = (await listAudienceRows(tx, account.id)).find(
        ({ id }) => id === audience.rule.seed_audience_id,
      );
      if (!seed || seed.audience_type === 'ACTALIKE')
        throw invalid('seed_audience_id', msg('{field}: must be another audience of this ad account'));
    }
    const id = await insertAudience(tx, account, audience, now);
    await context.jobs.enqueue(tx, refreshAudiencesJob, {});
    return id;
  });
}

async function lockAudience(
  tx: Transaction,
  context: Me,
  id: Id,
): Promise<{ account: AllowedAdAccount; audience: AudienceRow }> {
  const known = await findAudienceRow(context.db, id);
  const account = await lockOwnAdAccount(tx, context, known?.ad_account_id ?? id, 'edit-audiences');
  const audience = await findAudienceRow(tx, id);
  if (!audience) throw notFound('audience');
  return { account, audience };
}

/** Ads for it are shown to nobody; who was in it is forgotten. */
export async function deleteAudience(context: Me, id: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { account } = await lockAudience(tx, context, id);
    await deleteAudienceRow(tx, account, id, context.clock.now());
    await tellAdsChanged(tx, account.id);
    await context.jobs.enqueue(tx, refreshAudiencesJob, {});
  });
}

/** Of a customer list; `add` and `remove` are hashed email addresses, which are hashed once more. */
export async function changeCustomers(
  context: Me,
  id: Id,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  const { db, config } = context;
  const keysOf = (hashes: readonly string[]) =>
    hashes.map((hash) => conversionKey(config.secret, 'em', hash));
  await db.transaction(async (tx) => {
    const { account, audience } = await lockAudience(tx, context, id);
    if (audience.audience_type !== 'CUSTOMER_LIST')
      throw invalid('audience_id', msg('{field}: must be a customer list'));
    await changeKeys(tx, account, id, { add: keysOf(add), remove: keysOf(remove) });
    await context.jobs.enqueue(tx, refreshAudiencesJob, {});
  });
}

/** The other account sees it, and uses it once it has accepted. */
export async function shareAudience(context: Me, id: Id, accountId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { account, audience } = await lockAudience(tx, context, id);
    const other = await findAdAccount(tx, accountId);
    if (!other || other.closed_at || other.id === audience.ad_account_id)
      throw invalid('ad_account_id', msg('{field}: must be another open ad account'));
    const shares = await listShares(tx, [id]);
    if (shares.length >= AUDIENCE_LIMITS.shares)
      throw invalid('ad_account_id', msg('{field}: this audience is shared with {most} accounts already'), {
        values: { most: AUDIENCE_LIMITS.shares },
      });
    await insertShare(tx, account, id, { with: other.id, at: context.clock.now() });
  });
}

/** `accountId` is the own one, which it is shared with. */
export async function acceptAudience(context: Me, id: Id, accountId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'edit-audiences');
    if ((await acceptShare(tx, account, id, context.clock.now())) === 0) throw notFound('audience');
    await tellAdsChanged(tx, account.id);
  });
}

/** By either side: whoever owns the audience, or the account that it is shared with. */
export async function endShare(context: Me, id: Id, accountId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const other = await findAdAccount(tx, accountId);
    const isRecipient = other?.owner_id === context.viewer.id;
    const account = isRecipient
      ? await lockOwnAdAccount(tx, context, accountId, 'edit-audiences')
      : (await lockAudience(tx, context, id)).account;
    if ((await deleteShare(tx, account, id, accountId)) === 0) throw notFound('audience');
    await tellAdsChanged(tx, accountId);
  });
}
