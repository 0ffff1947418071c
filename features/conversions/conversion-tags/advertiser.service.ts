import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type AdvertiserRow,
  findAdvertiser,
  type LockedAdvertiser,
  listAdvertisers,
  lockAdvertiser,
} from './advertiser.store.ts';

/** @throws Refusal 'not-found' where the operator wants no advertising */
export function requireAds({ config }: Pick<Context, 'config'>): void {
  if (!config.ads) throw notFound('page');
}

/** The ad accounts of the business, oldest first. */
export function listOwnAdvertisers(context: ContextFor<'person'>): Promise<AdvertiserRow[]> {
  requireAds(context);
  const { id } = requireActingFor(context.viewer, {}, 'see-ads');
  return listAdvertisers(context.db, id);
}

/** @throws Refusal 'not-found' for an ad account of somebody else */
export async function requireAdvertiser(
  context: ContextFor<'person'>,
  adAccountId: Id,
): Promise<AdvertiserRow> {
  requireAds(context);
  const { id } = requireActingFor(context.viewer, {}, 'see-ads');
  const found = await findAdvertiser(context.db, adAccountId, id);
  if (!found) throw notFound('ad_account');
  return found;
}

/**
 * Until the end of the transaction it stays the viewer's.
 * @throws Refusal 'not-found' for an ad account of somebody else
 */
export async function lockOwnAdvertiser(
  context: ContextFor<'person'>,
  tx: Transaction,
  adAccountId: Id,
): Promise<LockedAdvertiser> {
  requireAds(context);
  const { id } = requireActingFor(context.viewer, {}, 'advertise');
  const locked = await lockAdvertiser(tx, adAccountId, id);
  if (!locked) throw notFound('ad_account');
  return locked;
}
export type { AdvertiserRow, LockedAdvertiser };
