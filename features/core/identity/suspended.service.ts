import { formatDay } from '#platform/i18n/format-day.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { findSuspensionEnd } from './account.store.ts';
import { accountSuspended, accountSuspendedUntil } from './account-refusals.ts';

/**
 * The refusal for a suspended account. Only for people who have proven that it is theirs: nobody else may learn it.
 */
export async function suspended(
  { db, clock, locale }: Pick<Context, 'db' | 'clock' | 'locale'>,
  accountId: Id,
): Promise<Refusal> {
  const end = await findSuspensionEnd(db, accountId);
  // A suspension that is over waits for the job that lifts it.
  return end && end > clock.now()
    ? new Refusal({ ...accountSuspendedUntil, values: { day: formatDay(end, locale) } })
    : new Refusal(accountSuspended);
}
