import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countTags, insertTag, listTagRows, type TagRow } from './manage-tags.store.ts';

const MOST_TAGS = 20;

/** @throws Refusal 'not-found' for an ad account of somebody else */
export async function listTags(context: ContextFor<'person'>, adAccountId: Id): Promise<TagRow[]> {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  return listTagRows(context.db, id);
}

/** @throws Refusal 'conflict' where there are too many */
export async function createTag(
  context: ContextFor<'person'>,
  { adAccountId, name }: { adAccountId: Id; name: string },
): Promise<Id> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    if ((await countTags(tx, account)) >= MOST_TAGS) {
      const message = 'An ad account has up to {most} tags.';
      throw new Refusal({ kind: 'conflict', reason: 'too-many-tags', message, values: { most: MOST_TAGS } });
    }
    return insertTag(tx, account, { name, at: clock.now() });
  });
}
