import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface PromotionRow {
  code: string;
  name: string;
  amount_micro: string;
  currency: string;
  most_uses: number | null;
  uses: number;
  expires_at: Date;
}

export type LockedPromotion = Locked<PromotionRow>;

const COLUMNS = 'code, name, amount_micro, currency, most_uses, uses, expires_at';

const LOCK: Statement = {
  name: 'ad-promotions-lock',
  text: `select ${COLUMNS} from ad_promotions where code = $1 for update`,
};

export async function lockPromotion(tx: Transaction, code: string): Promise<LockedPromotion | null> {
  const [row] = await tx.rows<LockedPromotion>(LOCK, [code]);
  return row ?? null;
}

const COUNT_USE: Statement = {
  name: 'ad-promotions-count-use',
  text: 'update ad_promotions set uses = uses + 1 where code = $1',
};

/** For an account, whose ledger says that it has used it. */
export async function countUse(
  tx: Transaction,
  { code }: LockedPromotion,
  _account: LockedAdAccount,
): Promise<void> {
  await tx.write(COUNT_USE, [code]);
}

const INSERT: Statement = {
  name: 'ad-promotions-insert',
  text: `insert into ad_promotions (code, name, amount_micro, currency, most_uses, expires_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (code) do nothing returning code`,
};

export type NewPromotion = Omit<PromotionRow, 'uses'>;

/** False if the code is there. */
export async function insertPromotion(db: Queryable, promotion: NewPromotion, at: Date): Promise<boolean> {
  const { code, name, amount_micro, currency, most_uses, expires_at } = promotion;
  const values = [code, name, amount_micro, currency, most_uses, expires_at, at];
  return (await db.rows<{ code: string }>(INSERT, values)).length > 0;
}

const LIST: Statement = {
  name: 'ad-promotions-list',
  text: `select ${COLUMNS} from ad_promotions order by created_at desc, code limit 1000`,
};

/** Latest first. */
export function listPromotions(db: Queryable): Promise<PromotionRow[]> {
  return db.rows<PromotionRow>(LIST);
}

const END: Statement = {
  name: 'ad-promotions-end',
  text: 'update ad_promotions set expires_at = least(expires_at, $2::timestamptz) where code = $1 returning code',
};

/** False if there is none. */
export async function endPromotion(db: Queryable, code: string, at: Date): Promise<boolean> {
  return (await db.rows<{ code: string }>(END, [code, at])).length > 0;
}
