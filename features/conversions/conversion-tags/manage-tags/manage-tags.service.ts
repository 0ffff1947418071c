import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listOwnAdvertisers, lockOwnAdvertiser, requireAdvertiser } from '../advertiser.service.ts';
import type { AdvertiserRow } from '../advertiser.store.ts';
import { countTags, insertTag, listTagRows, type TagRow } from './manage-tags.store.ts';

const MOST_TAGS = 20;

export interface Setup {
  advertisers: AdvertiserRow[];
  /** The one that was asked for, or the first; null where there is none. */
  chosen: AdvertiserRow | null;
  tags: TagRow[];
}

/** @throws Refusal 'not-found' for an ad account of somebody else */
export async function showSetup(context: ContextFor<'person'>, adAccountId: Id | undefined): Promise<Setup> {
  const advertisers = await listOwnAdvertisers(context);
  const chosen = adAccountId ? await requireAdvertiser(context, adAccountId) : (advertisers[0] ?? null);
  return { advertisers, chosen, tags: chosen ? await listTagRows(context.db, chosen.id) : [] };
}

/** @throws Refusal 'conflict' where there are too many */
export async function createTag(
  context: ContextFor<'person'>,
  { adAccountId, name }: { adAccountId: Id; name: string },
): Promise<Id> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdvertiser(context, tx, adAccountId);
    if ((await countTags(tx, account)) >= MOST_TAGS) {
      const message = 'An ad account has up to {most} tags.';
      throw new Refusal({ kind: 'conflict', reason: 'too-many-tags', message, values: { most: MOST_TAGS } });
    }
    return insertTag(tx, account, { name, at: clock.now() });
  });
}
