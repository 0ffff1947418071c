import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { CATALOG_LIMITS, type GroupFilters, type ProductState } from '../catalog.ts';
import { catalogRefusals } from '../catalog-refusals.ts';
import { findFeed } from '../feed.store.ts';
import {
  deleteGroupRow,
  findGroup,
  type GroupRow,
  insertGroup,
  listGroupRows,
  updateGroupRow,
} from '../group.store.ts';
import { listProductRows } from '../product.store.ts';
import { regroup } from '../regroup.service.ts';

type Me = ContextFor<'person'>;

export async function listGroups(context: Me, accountId: Id, feedId: Id | null): Promise<GroupRow[]> {
  await requireOwnAdAccount(context, accountId);
  const feed = feedId && (await findFeed(context.db, feedId));
  if (feedId && (feed?.ad_account_id !== accountId || feed.status === 'DELETED')) throw notFound('feed');
  return listGroupRows(context.db, accountId, feedId);
}

/** @throws Refusal 'too-many-groups' */
export async function createGroup(
  context: Me,
  accountId: Id,
  { name, filters }: { name: string; filters: GroupFilters },
): Promise<Id> {
  const id = await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'edit-catalogs');
    if ((await listGroupRows(tx, accountId)).length >= CATALOG_LIMITS.groups)
      throw new Refusal(catalogRefusals['too-many-groups']);
    return insertGroup(tx, account, { name, filters, at: context.clock.now() });
  });
  await regroup(context, accountId);
  return id;
}

async function lockGroup(tx: Transaction, context: Me, id: Id) {
  const known = await findGroup(context.db, id);
  const account = await lockOwnAdAccount(tx, context, known?.ad_account_id ?? id, 'edit-catalogs');
  const group = await findGroup(tx, id);
  if (!group) throw notFound('product_group');
  return { account, group };
}

export async function updateGroup(
  context: Me,
  id: Id,
  change: { name: string | undefined; filters: GroupFilters | undefined },
): Promise<void> {
  const accountId = await context.db.transaction(async (tx) => {
    const { account, group } = await lockGroup(tx, context, id);
    const { name = group.name, filters = group.filters } = change;
    await updateGroupRow(tx, account, id, { name, filters, at: context.clock.now() });
    return account.id;
  });
  await regroup(context, accountId);
}

/** Its ads show nothing any more. */
export async function deleteGroup(context: Me, id: Id): Promise<void> {
  const accountId = await context.db.transaction(async (tx) => {
    const { account } = await lockGroup(tx, context, id);
    await deleteGroupRow(tx, account, id);
    return account.id;
  });
  await regroup(context, accountId);
}

export interface ProductsAsked {
  feedId: Id | null;
  groupId: Id | null;
  state: ProductState | null;
  name: string;
}

export async function listProducts(
  context: Me,
  accountId: Id,
  asked: ProductsAsked & { after: string | null; limit: number },
) {
  await requireOwnAdAccount(context, accountId);
  if (asked.groupId && (await findGroup(context.db, asked.groupId))?.ad_account_id !== accountId)
    throw notFound('product_group');
  return listProductRows(context.db, accountId, asked);
}
