import { mayActFor } from '#features/core/identity/acting-access.ts';
import { allow } from '#platform/resource/allowed.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { MOST_BADGES } from '../badge.ts';
import { lockMerchant, type MerchantRow, writeSelection } from '../merchant.store.ts';
import { type BadgeRefusal, type BadgeSelection, badgeRefusals } from './edit-badges.ts';

export async function editBadges(
  { db, viewer, clock }: ContextFor<'person'>,
  { userId, inspirational_badge_selection: { badgeColor, badgeOptOut } }: BadgeSelection,
): Promise<MerchantRow> {
  if (!mayActFor(viewer, { id: userId }, 'edit-profile')) throw new Refusal(badgeRefusals['not-own-badges']);
  return db.transaction(async (tx) => {
    const row = await lockMerchant(tx, viewer.id);
    const refused = refusalOf(row, badgeOptOut);
    if (!row || refused) throw new Refusal(badgeRefusals[refused ?? 'no-badges']);
    const updated_at = clock.now();
    await writeSelection(tx, allow(row, 'choose-badges'), {
      color: badgeColor,
      optOut: badgeOptOut,
      at: updated_at,
    });
    const opted_out = [...badgeOptOut];
    return { ...row, badge_color: badgeColor, opted_out, updated_at };
  });
}

function refusalOf(row: MerchantRow | null, optOut: readonly string[]): BadgeRefusal | null {
  if (!row?.is_verified || !row.is_inspirational || !row.is_eligible_for_storefront_badges)
    return 'no-badges';
  const earned = row.earned.map(({ id }) => id);
  if (optOut.some((id) => !earned.includes(id))) return 'unknown-badge';
  return earned.filter((id) => !optOut.includes(id)).length > MOST_BADGES ? 'too-many-badges' : null;
}
