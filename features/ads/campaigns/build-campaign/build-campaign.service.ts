import {
  type AdAccountRow,
  type AllowedAdAccount,
  listOwnAdAccounts,
  lockOwnAdAccount,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { AD_LIMITS } from '../campaign.ts';
import { editorOf } from '../changes.service.ts';
import { type CreatedTree, createTree, type NewTree } from '../create-tree.service.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';
import {
  type DraftRow,
  deleteDraft,
  findDraftRow,
  insertDraft,
  listDraftRows,
  setDraft,
} from './drafts.store.ts';

type Me = ContextFor<'person'>;

/** Of an own ad account; the one changed last comes first. */
export async function listDrafts(context: Me, accountId: Id): Promise<DraftRow[]> {
  const account = await requireOwnAdAccount(context, accountId);
  return listDraftRows(context.db, account.id);
}

export async function showDraft(context: Me, id: Id): Promise<DraftRow> {
  const accounts = await listOwnAdAccounts(context);
  const draft = await findDraftRow(context.db, id);
  if (!draft || accounts.every((one) => one.id !== draft.ad_account_id)) throw notFound('ad_draft');
  return draft;
}

export function beginDraft(context: Me, accountId: Id, data: DraftEntries): Promise<DraftRow> {
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    if ((await listDraftRows(tx, account.id)).length >= AD_LIMITS.drafts)
      throw adRefusal('too-many-drafts', { values: { most: AD_LIMITS.drafts } });
    const { actorId: authorId } = editorOf(context);
    const id = await insertDraft(tx, account, { authorId, data, at: context.clock.now() });
    return requireDraft(tx, account, { id });
  });
}

/** What a window knows of a draft. */
export interface KnownDraft {
  id: Id;
  /** Refused where another window has changed it since; without one, it is not asked. */
  version?: number | undefined;
}

async function requireDraft(
  tx: Transaction,
  account: AllowedAdAccount,
  { id, version }: KnownDraft,
): Promise<DraftRow> {
  const draft = await findDraftRow(tx, id);
  if (draft?.ad_account_id !== account.id) throw notFound('ad_draft');
  if (version !== undefined && draft.version !== version) throw new Refusal(adRefusals['draft-changed']);
  return draft;
}

async function changeDraft<T>(
  context: Me,
  known: KnownDraft,
  change: (tx: Transaction, account: AllowedAdAccount) => Promise<T>,
): Promise<T> {
  const draft = await findDraftRow(context.db, known.id);
  return context.db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, draft?.ad_account_id ?? known.id);
    await requireDraft(tx, account, known);
    return change(tx, account);
  });
}

export function saveDraft(context: Me, known: KnownDraft, data: DraftEntries): Promise<DraftRow> {
  return changeDraft(context, known, async (tx, account) => {
    await setDraft(tx, account, { id: known.id, data, at: context.clock.now() });
    return requireDraft(tx, account, { id: known.id });
  });
}

export function discardDraft(context: Me, id: Id): Promise<void> {
  return changeDraft(context, { id }, (tx, account) => deleteDraft(tx, account, id));
}

interface Published {
  accountId: Id;
  /** It ends with what it becomes. */
  draft: KnownDraft | null;
  /** Days are those of the account's time zone. */
  treeIn: (account: AdAccountRow) => NewTree;
}

/** All of it or nothing. */
export function publishTree(context: Me, { accountId, draft, treeIn }: Published): Promise<CreatedTree> {
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    if (draft) await requireDraft(tx, account, draft);
    const created = await createTree(tx, context, account, treeIn(account));
    if (draft) await deleteDraft(tx, account, draft.id);
    await tellAdsChanged(tx, account.id);
    return created;
  });
}
