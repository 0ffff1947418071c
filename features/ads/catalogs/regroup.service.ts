import { z } from 'zod';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { defineEvent } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { isInGroup } from './catalog.ts';
import { listCandidates, listGroupRows, recountGroup, setGroupItems } from './group.store.ts';

/** What the groups of an account have may be others, or look otherwise. */
export const ProductsChanged = defineEvent('ProductsChanged', z.object({ ad_account_id: idOption }));

const BATCH = 1000;

/** Puts each live product into the groups that it matches now. */
export async function regroup(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  accountId: Id,
  signal?: AbortSignal,
): Promise<void> {
  let from: Id | null = '0' as Id;
  while (from) {
    signal?.throwIfAborted();
    const after: Id = from;
    from = await db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, accountId);
      if (!account) return null;
      const groups = await listGroupRows(tx, accountId);
      const products = await listCandidates(tx, accountId, { after, limit: BATCH });
      const until = products.at(-1)?.id;
      for (const { id, filters } of until ? groups : []) {
        const ids = products
          .filter((one) => one.state === 'LIVE' && isInGroup(one, filters))
          .map((one) => one.id);
        await setGroupItems(tx, account, id, { from: after, until: until ?? after, ids, at: clock.now() });
      }
      if (until && products.length === BATCH) return until;
      for (const { id } of groups) await recountGroup(tx, account, id);
      await tellAdsChanged(tx, accountId);
      await events.emit(tx, ProductsChanged, { ad_account_id: accountId });
      return null;
    });
  }
}
