import { stillActs } from '#features/business/access/still-acts.service.ts';
import { type Oneself, requireActingFor } from '#features/core/identity/acting-access.ts';
import { lockToMark } from '#features/core/people/person-flags.service.ts';
import type { AdsConfig } from '#platform/config/config.ts';
import type { Database, Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type AdAccountRow,
  type AllowedAdAccount,
  actsFor,
  findAdAccountRow,
  insertAdAccount,
  type LockedAdAccount,
  listAdAccountRows,
  lockAdAccountRow,
} from './ad-account.store.ts';
import { MICRO } from './ad-account.ts';
import { adRefusals } from './ad-refusals.ts';
import { recordInLedger } from './ledger.service.ts';

export type { AdAccountRow, AllowedAdAccount, LockedAdAccount };

type Me = ContextFor<'person'>;

type AdPermission = 'advertise' | 'bill' | 'edit-catalogs' | 'edit-audiences';

/** @throws Refusal 'not-found' where advertising is off */
export function requireAds({ config }: Pick<Platform, 'config'>): AdsConfig {
  if (!config.ads) throw notFound('page');
  return config.ads;
}

/** @throws Refusal 'not-found', and 'no-business' where the viewer is a person */
export function requireAdvertiser(context: Me): void {
  requireAds(context);
  if (!context.viewer.isPartner) throw new Refusal(adRefusals['no-business']);
}

/** The viewer's; whoever acts for a business sees those of the business. Oldest first. */
export async function listOwnAdAccounts(context: Me): Promise<AdAccountRow[]> {
  requireAdvertiser(context);
  return listAdAccountRows(context.db, context.viewer.id);
}

/** @throws Refusal 'not-found' for accounts of others, as for what is not there */
export async function requireOwnAdAccount(context: Me, id: Id): Promise<AdAccountRow> {
  requireAdvertiser(context);
  const account = await findAdAccountRow(context.db, id);
  if (account?.owner_id !== context.viewer.id) throw notFound('ad_account');
  return account;
}

/**
 * Locks the person and then the account, so that neither ceases to be a business or to be open meanwhile.
 * @throws Refusal 'not-found', 'no-business' or 'account-closed'
 */
export async function lockOwnAdAccount(
  tx: Transaction,
  context: Me,
  id: Id,
  permission: AdPermission = 'advertise',
): Promise<AllowedAdAccount> {
  const me = await lockAdvertiser(tx, context, permission);
  const account = await lockAdAccountRow(tx, id);
  if (account?.owner_id !== me.id) throw notFound('ad_account');
  if (account.closed_at) throw new Refusal(adRefusals['account-closed']);
  return allow(account, 'manage');
}

async function lockAdvertiser(tx: Transaction, context: Me, permission: AdPermission): Promise<Oneself> {
  requireAds(context);
  const me = requireActingFor(context.viewer, {}, permission);
  const person = await lockToMark(tx, me.id);
  if (!person?.is_partner) throw new Refusal(adRefusals['no-business']);
  return me;
}

export interface AccountDetails {
  country: string;
  timeZone: string;
}

/**
 * The account to advertise with, opened if the business has none. A first one gets the welcome credit.
 * @throws Refusal 'not-found', 'no-business' or 'account-closed'
 */
export async function lockOrOpenAdAccount(
  tx: Transaction,
  context: Me,
  requireDetails: () => AccountDetails,
): Promise<AllowedAdAccount & { isNew: boolean }> {
  const me = await lockAdvertiser(tx, context, 'advertise');
  const known = await listAdAccountRows(tx, me.id);
  const open = known.find(({ closed_at }) => !closed_at);
  if (open) return { ...(await lockOwnAdAccount(tx, context, open.id)), isNew: false };
  if (known.length > 0) throw new Refusal(adRefusals['account-closed']);
  const { country, timeZone } = requireDetails();
  const { currency, welcomeCredit } = requireAds(context);
  const at = context.clock.now();
  const name = context.viewer.fullName;
  const id = await insertAdAccount(tx, me, { name, country, currency, time_zone: timeZone, at });
  const account = await lockOwnAdAccount(tx, context, id);
  const amountMicro = BigInt(Math.round(welcomeCredit * MICRO));
  if (amountMicro > 0n)
    await recordInLedger(tx, account, { reason: 'welcome', amountMicro, key: 'welcome', at });
  return { ...account, isNew: true };
}

/** Whether it is somebody's own business, or one that they were given access to: staff leave it to others. */
export function isOwnBusiness(db: Queryable, viewerId: Id, ownerId: Id): Promise<boolean> {
  return actsFor(db, viewerId, ownerId);
}

/** For jobs; null where there is none any more. */
export function findAdAccount(db: Queryable, id: Id): Promise<AdAccountRow | null> {
  return findAdAccountRow(db, id);
}

/**
 * For a job that goes on with what somebody began, while they still may advertise. Their access is locked first, as
 * everywhere. Null if they may not, or it is closed.
 */
export async function lockAdAccountAs(
  tx: Transaction,
  actorId: Id,
  id: Id,
): Promise<AllowedAdAccount | null> {
  const found = await findAdAccountRow(tx, id);
  if (!found || !(await stillActs(tx, { actorId, businessId: found.owner_id }, 'advertise'))) return null;
  const account = await lockAdAccountRow(tx, id);
  return account && !account.closed_at ? allow(account, 'manage') : null;
}

/** For the jobs that charge it, and for staff: nobody is asked whether they may. */
export function lockAdAccount(tx: Transaction, id: Id): Promise<LockedAdAccount | null> {
  return lockAdAccountRow(tx, id);
}

interface Received {
  reason: 'credit' | 'payment';
  amountMicro: bigint;
  key: string;
  note: string;
  at: Date;
}

/** The operator's command calls it. Null if there is no such account. */
export async function receiveForAdAccount(
  db: Database,
  id: Id,
  received: Received,
): Promise<AdAccountRow | null> {
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (account) await recordInLedger(tx, account, received);
  });
  return findAdAccountRow(db, id);
}
