import { receiveForAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { AD_ACCOUNT_LIMITS, MICRO, MOST_AT_ONCE } from '#features/ads/ad-accounts/ad-account.ts';
import { receiveByHand } from '#features/ads/billing/pay/pay.service.ts';
import { listServableAds } from '#features/ads/campaigns/servable-ads.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { parseId } from '#platform/ids/ids.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/ads.ts credit 8012345678901234 25.50 "Community fair": gives an ad account credit; `payment` records
// what a business has paid. `received RF18… 25.50` records a transfer by its reference. `running` lists the ads that can be shown now.
const [action, account = '', amount = '', note = ''] = process.argv.slice(2);
const id = parseId(account);
const units = /^\d{1,7}(\.\d{1,6})?$/.test(amount) ? Number(amount) : 0;
const isRight = units > 0 && units <= MOST_AT_ONCE && note.length <= AD_ACCOUNT_LIMITS.note;
const isBooking = id && isRight && (action === 'credit' || action === 'payment');
if (action !== 'running' && !isBooking && !(action === 'received' && isRight)) {
  console.error(
    'Usage: node bin/run.mjs app/ads.ts credit|payment <account> <amount> [note] | received <reference> <amount> | running',
  );
  console.error(`The amount is in units of the account's currency, up to ${MOST_AT_ONCE}.`);
  process.exit(1);
}
if (action === 'running') {
  const ads = await withDatabase((db) => listServableAds({ db, clock: systemClock }));
  for (const { adId, adAccountId, pinId, ownerName } of ads)
    console.log(`ad ${adId} of account ${adAccountId} (${ownerName}): /pin/${pinId}/`);
  console.log(`${ads.length} running`);
  process.exit(0);
}
if (action === 'received') {
  const sent = { reference: account, amount: Math.round(units * MICRO) };
  const receipt = await withDatabase((db) => receiveByHand({ db, clock: systemClock }, sent));
  if (receipt === 'recorded') console.log(`${account} is paid.`);
  else
    console.error(
      receipt === 'known' ? `${account} was paid before.` : `No payment has the reference ${account}.`,
    );
  process.exit(receipt === 'recorded' ? 0 : 1);
}
const received = await withDatabase((db) =>
  receiveForAdAccount(db, id as NonNullable<typeof id>, {
    reason: action as 'credit' | 'payment',
    amountMicro: BigInt(Math.round(units * MICRO)),
    key: `operator ${crypto.randomUUID()}`,
    note,
    at: systemClock.now(),
  }),
);
if (received)
  console.log(
    `${received.name} can now spend ${Number(received.balance_micro) / MICRO} ${received.currency}.`,
  );
else console.error(`There is no ad account ${account}.`);
process.exit(received ? 0 : 1);
