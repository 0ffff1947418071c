import { z } from 'zod';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import {
  type DueConversion,
  listAccountsWithDue,
  takeDueConversions,
} from '#features/conversions/conversion-events/due-conversions.service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { creditsOf, REPORT_TIMES } from '../attribution.ts';
import {
  addConversions,
  type CreditedRow,
  type HeldRow,
  holdConversions,
  listTouches,
  releaseConversions,
  type TouchRow,
} from './count-conversions.store.ts';

const AT_ONCE = 500;

/** Fewer might tell who saw an ad: the shop names whom it reports. */
const FEWEST_PEOPLE = 10;

type Counter = Pick<Platform, 'db' | 'config'>;

/** Finds which ads conversions followed. Each is taken and counted in one transaction, so none counts twice. */
export async function countConversions({ db, config }: Counter, signal: AbortSignal): Promise<void> {
  if (!config.ads) return;
  let accounts: Id[] = [];
  do {
    accounts = await listAccountsWithDue(db, accounts.at(-1) ?? null, AT_ONCE);
    for (const id of accounts) while ((await countNext(db, id)) === AT_ONCE) signal.throwIfAborted();
  } while (accounts.length === AT_ONCE);
}

/** Returns how many it took. */
function countNext(db: Database, id: Id): Promise<number> {
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (!account) return 0;
    const { taken, due } = await takeDueConversions(tx, account, AT_ONCE);
    const touched = await listTouches(tx, id, due);
    const found = due.map((event) => creditsFor(event, account.currency, touched.get(event.id) ?? []));
    await addConversions(
      tx,
      account,
      found.flatMap(({ known }) => known),
    );
    await holdConversions(
      tx,
      account,
      found.flatMap(({ held }) => held),
    );
    if (found.some(({ held }) => held.length > 0)) await releaseConversions(tx, account, FEWEST_PEOPLE);
    return taken;
  });
}

/**
 * Whoever pressed the link told the shop so themselves. What only the address or browser tells, the shop might have made up
 * to find out who saw the ad, so that it waits for others, and without its value, which might name somebody too.
 */
function creditsFor(
  event: DueConversion,
  currency: string,
  touched: readonly TouchRow[],
): { known: CreditedRow[]; held: HeldRow[] } {
  const pressed = touched.filter(({ keyName }) => keyName === 'click_id');
  if (pressed.length > 0) return { known: rowsOf(event, currency, pressed), held: [] };
  const [{ personKey } = { personKey: null }] = touched;
  if (personKey === null) return { known: [], held: [] };
  // Keys of several people belong to nobody.
  const isOne = touched.every((one) => one.personKey === personKey);
  const rows = isOne ? rowsOf(event, currency, touched) : [];
  return { known: [], held: rows.map((row) => ({ ...row, conversionId: event.id, personKey })) };
}

function rowsOf(event: DueConversion, currency: string, touched: readonly TouchRow[]): CreditedRow[] {
  const { eventName, source, isFirst, eventTime, valueMicro } = event;
  // An amount in another currency cannot be added.
  const value = valueMicro !== null && event.currency === currency ? valueMicro : '0';
  return creditsOf(touched, eventTime).flatMap((credit) =>
    REPORT_TIMES.map((reportTime) => {
      const at = reportTime === 'TIME_OF_AD_ACTION' ? credit.at : eventTime;
      return { ...credit, reportTime, at, eventName, source, isFirst, valueMicro: value };
    }),
  );
}

export const countConversionsJob = defineJob({
  name: 'ads.count-conversions',
  data: z.object({}),
  options: { singletonKey: () => 'ads' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (counter: Counter, _, { signal }) => countConversions(counter, signal),
});
