import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';

export interface DraftRow {
  id: Id;
  ad_account_id: Id;
  author_id: Id | null;
  data: DraftEntries;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const DRAFT = 'id, ad_account_id, author_id, data, version, created_at, updated_at';

const LIST: Statement = {
  name: 'ad-drafts-list',
  // Uses ad_drafts_of_account; an account has at most `AD_LIMITS.drafts`.
  text: `select ${DRAFT} from ad_drafts where home = $1 and ad_account_id = $2 order by updated_at desc, id desc`,
};

/** The one changed last comes first. */
export function listDraftRows(db: Queryable, accountId: Id): Promise<DraftRow[]> {
  return db.rows<DraftRow>(LIST, [homeOf(accountId), accountId]);
}

const FIND: Statement = {
  name: 'ad-drafts-find',
  text: `select ${DRAFT} from ad_drafts where home = $1 and id = $2`,
};

export async function findDraftRow(db: Queryable, id: Id): Promise<DraftRow | null> {
  const [row] = await db.rows<DraftRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'ad-drafts-insert',
  text: `insert into ad_drafts (home, id, ad_account_id, author_id, data, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $5) returning id`,
};

export async function insertDraft(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { authorId, data, at }: { authorId: Id | null; data: DraftEntries; at: Date },
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(id), id, authorId, data, at]);
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

const SET: Statement = {
  name: 'ad-drafts-set',
  text: `update ad_drafts set data = $4, version = version + 1, updated_at = $5
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function setDraft(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, data, at }: { id: Id; data: DraftEntries; at: Date },
): Promise<void> {
  await tx.write(SET, [homeOf(id), accountId, id, data, at]);
}

const DELETE: Statement = {
  name: 'ad-drafts-delete',
  text: 'delete from ad_drafts where home = $1 and ad_account_id = $2 and id = $3',
};

export async function deleteDraft(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
): Promise<void> {
  await tx.write(DELETE, [homeOf(id), accountId, id]);
}
