import type { Pool } from 'pg';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { IndexedAd } from './ad-index.ts';
import { dayIn, EVER, grantOf, limitsOf } from './budget.ts';
import { addSpend, findSpend, insertSlice } from './slices.store.ts';

/** How long a process may charge what it has reserved. */
export const SLICE_MS = 10 * 60_000;
/** Charges that began in time have ended by then. */
export const SLICE_GRACE_MS = 60_000;

export interface Slice {
  id: Id;
  day: string;
  leftMicro: number;
  expiresAt: number;
}

type Charger = Pick<Platform, 'db' | 'clock'>;

interface Held {
  slice: Slice | null;
  /** A reservation that is being made, for all who wait for it. */
  reserving?: Promise<Slice | null> | undefined;
}

// What this process has reserved, by its connections and ad group.
const reserved = new WeakMap<Pool, Map<Id, Held>>();

function heldFor({ db }: Charger, adGroupId: Id): Held {
  const groups = reserved.get(db.pool) ?? new Map<Id, Held>();
  reserved.set(db.pool, groups);
  const held = groups.get(adGroupId) ?? { slice: null };
  groups.set(adGroupId, held);
  return held;
}

/** The slice that pays, which has the price less. Null if the budgets, the day's curve or the balance allow no more. */
export async function takeFromSlice(
  charger: Charger,
  ad: IndexedAd,
  priceMicro: number,
): Promise<Slice | null> {
  const held = heldFor(charger, ad.adGroupId);
  // Others who waited may have used up what was reserved.
  for (let tries = 0; tries < 3; tries += 1) {
    const { slice } = held;
    if (slice && isOpen(slice, ad, charger.clock.now()) && slice.leftMicro >= priceMicro) {
      slice.leftMicro -= priceMicro;
      return slice;
    }
    held.reserving ??= reserveSlice(charger, ad, priceMicro).finally(() => {
      held.reserving = undefined;
    });
    held.slice = await held.reserving;
    if (!held.slice) return null;
  }
  return null;
}

/** What a day has reserved is spent on that day. */
const isOpen = ({ day, expiresAt }: Slice, { timeZone }: IndexedAd, now: Date) =>
  now.getTime() < expiresAt && dayIn(timeZone, now).day === day;

/** Under the lock of the account, so that all processes together stay within its budgets and balance. */
async function reserveSlice(
  { db, clock }: Charger,
  ad: IndexedAd,
  priceMicro: number,
): Promise<Slice | null> {
  const now = clock.now();
  const { day } = dayIn(ad.timeZone, now);
  const { adGroupId, campaignId, adAccountId } = ad;
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, adAccountId);
    if (!account || account.closed_at) return null;
    const rows = await findSpend(tx, account, [adGroupId, campaignId, adAccountId], day);
    const rowOf = (scopeId: Id, of: string) => rows.find((row) => row.scope_id === scopeId && row.day === of);
    const reservedOf = (limit: { scopeId: Id; day: string }) =>
      Number(rowOf(limit.scopeId, limit.day)?.reserved_micro ?? 0);
    const all = rowOf(adAccountId, EVER);
    const outstanding = Number(all?.reserved_micro ?? 0) - Number(all?.posted_micro ?? 0);
    const balanceMicro = Number(account.balance_micro) - outstanding;
    const amount = grantOf(limitsOf(ad, now), { reservedOf, balanceMicro, priceMicro });
    if (amount === 0) return null;
    const scopes = { adGroupId, campaignId, day };
    const expiresAt = now.getTime() + SLICE_MS;
    const id = await insertSlice(tx, account, scopes, { amount, expiresAt: new Date(expiresAt) });
    await addSpend(tx, account, scopes, amount);
    return { id, day, leftMicro: amount, expiresAt };
  });
}
