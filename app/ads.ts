import { receiveForAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { AD_ACCOUNT_LIMITS, MICRO, MOST_AT_ONCE } from '#features/ads/ad-accounts/ad-account.ts';
import { recountBooks } from '#features/ads/ad-accounts/ledger.service.ts';
import { receiveByHand } from '#features/ads/billing/pay/pay.service.ts';
import {
  addPromotion,
  codeOf,
  endPromotion,
  listPromotions,
} from '#features/ads/billing/promotions/promotions.service.ts';
import { listServableAds } from '#features/ads/campaigns/servable-ads.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { parseId } from '#platform/ids/ids.ts';
import { withDatabase } from './operator-database.ts';

const USAGE = `Usage: node bin/run.mjs app/ads.ts <action>
  credit <account> <amount> [note]      gives an ad account credit
  payment <account> <amount> [note]     records what a business has paid
  received <reference> <amount>         records a transfer by its reference
  promotion <code> <amount> <currency> <days> [uses] [name]
                                        creates a code that ends after so many days
  end <code>                            ends a code
  promotions                            lists the codes
  recount                               proves the books: they sum to zero, and balances are what the ledger says
  running                               lists the ads that can be shown now
Amounts are in units of the currency, up to ${MOST_AT_ONCE}.`;

const DAY_MS = 86_400_000;

/** Millionths; null if it is no amount. */
function microIn(amount = ''): number | null {
  const units = /^\d{1,7}(\.\d{1,6})?$/.test(amount) ? Number(amount) : 0;
  return units > 0 && units <= MOST_AT_ONCE ? Math.round(units * MICRO) : null;
}

/** Each prints what it did, and whether that is well; null where it was called wrongly. */
type Action = (db: Database, given: readonly string[]) => Promise<boolean | null>;

const book =
  (reason: 'credit' | 'payment'): Action =>
  async (db, [account, amount, note = '']) => {
    const [id, micro] = [parseId(account), microIn(amount)];
    if (!id || !micro || note.length > AD_ACCOUNT_LIMITS.note) return null;
    const key = `operator ${crypto.randomUUID()}`;
    const entry = { reason, amountMicro: BigInt(micro), key, note, at: systemClock.now() };
    const found = await receiveForAdAccount(db, id, entry);
    if (found)
      console.log(`${found.name} can now spend ${Number(found.balance_micro) / MICRO} ${found.currency}.`);
    else console.error(`There is no ad account ${account}.`);
    return found !== null;
  };

const receive: Action = async (db, [reference = '', given]) => {
  const amount = microIn(given);
  if (!amount) return null;
  const receipt = await receiveByHand({ db, clock: systemClock }, { reference, amount });
  if (receipt === 'recorded') console.log(`${reference} is paid.`);
  else if (receipt === 'known') console.error(`${reference} was paid before.`);
  else console.error(`No payment has the reference ${reference}.`);
  return receipt === 'recorded';
};

const promote: Action = async (db, [code = '', amount, currency = '', days, uses = '0', name = code]) => {
  const [micro, now] = [microIn(amount), systemClock.now()];
  const isRight = /^[A-Za-z0-9]{6,20}$/.test(code) && /^[A-Z]{3}$/.test(currency) && /^\d{1,9}$/.test(uses);
  if (!micro || !isRight || !/^[1-9]\d{0,3}$/.test(days ?? '') || name.length > 100) return null;
  const expires_at = new Date(now.getTime() + Number(days) * DAY_MS);
  const promotion = { code, name, amount_micro: String(micro), currency, most_uses: Number(uses) || null };
  const isNew = await addPromotion(db, { ...promotion, expires_at }, now);
  if (isNew) console.log(`${code} can be redeemed until ${expires_at.toISOString()}.`);
  else console.error(`There is a code ${code} already.`);
  return isNew;
};

const end: Action = async (db, [code = '']) => {
  const isFound = await endPromotion(db, codeOf(code), systemClock.now());
  if (!isFound) console.error(`There is no code ${code}.`);
  return isFound;
};

const listCodes: Action = async (db) => {
  for (const { code, name, amount_micro, currency, uses, most_uses, expires_at } of await listPromotions(db))
    console.log(
      `${code} (${name}): ${Number(amount_micro) / MICRO} ${currency}, used ${uses} of ${most_uses ?? 'any'}, until ${expires_at.toISOString()}`,
    );
  return true;
};

const recount: Action = async (db) => {
  const { sums, totals, wrong } = await recountBooks(db);
  for (const { currency, book: name, sum } of sums)
    console.log(`${currency} ${name}: ${Number(sum) / MICRO}`);
  for (const [currency, total] of totals) console.log(`${currency} all books: ${Number(total) / MICRO}`);
  for (const { name, id, stored, counted } of wrong)
    console.error(`${name} of ${id}: stored ${stored}, counted ${counted}`);
  const isRight = wrong.length === 0 && [...totals.values()].every((total) => total === 0n);
  console.log(isRight ? 'All books agree.' : `${wrong.length} wrong`);
  return isRight;
};

const listRunning: Action = async (db) => {
  const ads = await listServableAds({ db, clock: systemClock });
  for (const { adId, adAccountId, pinId, ownerName } of ads)
    console.log(`ad ${adId} of account ${adAccountId} (${ownerName}): /pin/${pinId}/`);
  console.log(`${ads.length} running`);
  return true;
};

const ACTIONS: Readonly<Record<string, Action>> = {
  ...{ credit: book('credit'), payment: book('payment'), received: receive, promotion: promote },
  ...{ end, promotions: listCodes, recount, running: listRunning },
};

const [name = '', ...given] = process.argv.slice(2);
const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
const isWell = action ? await withDatabase((db) => action(db, given)) : null;
if (isWell === null) console.error(USAGE);
process.exit(isWell ? 0 : 1);
