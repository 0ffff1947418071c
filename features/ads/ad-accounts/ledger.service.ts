import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type LockedAdAccount, setBalance } from './ad-account.store.ts';
import { BOOKED, type LedgerReason } from './ad-account.ts';
import { tellAdsChanged } from './ads-changed.ts';
import { type BookSum, isRecorded, listBookSums, listWrongSums, writeTransaction } from './ledger.store.ts';

export interface LedgerEntry {
  reason: LedgerReason;
  /** Whole millionths of the account's currency, above zero. */
  amountMicro: bigint;
  /** Names what it is for: of several with the same key only the first is recorded. */
  key: string;
  note?: string;
  /** Which ad a charge is for. */
  adId?: Id;
  at: Date;
}

/**
 * The only way to change a balance. A charge takes what is left at most, so that no balance is below zero.
 * @returns what was recorded, in millionths; 0 if the key was there or nothing is left
 */
export async function recordInLedger(
  tx: Transaction,
  account: LockedAdAccount,
  { reason, amountMicro, key, note = '', adId, at }: LedgerEntry,
): Promise<bigint> {
  if (amountMicro <= 0n) throw new Error(`cannot record ${amountMicro}`);
  if (await isRecorded(tx, account, key)) return 0n;
  const { book: otherBook, sign } = BOOKED[reason];
  const before = BigInt(account.balance_micro);
  const recorded = sign < 0 && amountMicro > before ? before : amountMicro;
  if (recorded === 0n) return 0n;
  const amount = BigInt(sign) * recorded;
  const balance = before + amount;
  await writeTransaction(tx, account, {
    ...{ amount, otherBook, balance, reason, note, adId: adId ?? null, key, at },
  });
  await setBalance(tx, account, { balance, at });
  account.balance_micro = String(balance);
  // What can be shown depends only on whether anything is left.
  if (before === 0n || balance === 0n) await tellAdsChanged(tx, account.id);
  return recorded;
}

export interface Books {
  sums: readonly BookSum[];
  /** By their currencies; each is zero. */
  totals: ReadonlyMap<string, bigint>;
  wrong: readonly WrongCount[];
}

/** For the operator: what all books have, and what does not add up. */
export async function recountBooks(db: Queryable): Promise<Books> {
  const sums = await listBookSums(db);
  const totals = new Map<string, bigint>();
  for (const { currency, sum } of sums) totals.set(currency, (totals.get(currency) ?? 0n) + BigInt(sum));
  return { sums, totals, wrong: await listWrongSums(db) };
}

export const recountAds = {
  listWrong: (db: Queryable) => listWrongSums(db),
  // What does not add up is looked into, not overwritten.
  right: {},
};
