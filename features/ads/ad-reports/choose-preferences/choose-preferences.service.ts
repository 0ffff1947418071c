import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import {
  changeAttributionWindows,
  findAttributionWindows,
} from '#features/ads/ad-accounts/attribution-windows.service.ts';
import type { AttributionWindows } from '#features/ads/ad-accounts/attribution-windows.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findPreferences, writePreferences } from '../preferences.store.ts';
import { NO_PREFERENCES, type ReportPreferences } from '../report-query.ts';

type Me = ContextFor<'person'>;

export interface ChosenPreferences {
  preferences: ReportPreferences;
  windows: AttributionWindows;
}

export async function showPreferences(context: Me, accountId: Id): Promise<ChosenPreferences> {
  const { id } = await requireOwnAdAccount(context, accountId);
  const [preferences, windows] = await Promise.all([
    findPreferences(context.db, id),
    findAttributionWindows(context.db, id),
  ]);
  return { preferences: preferences ?? NO_PREFERENCES, windows };
}

export async function choosePreferences(
  context: Me,
  accountId: Id,
  { preferences, windows }: ChosenPreferences,
): Promise<void> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    await writePreferences(tx, account, preferences, at);
    await changeAttributionWindows(tx, account, windows, at);
  });
}
