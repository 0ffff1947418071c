import { z } from 'zod';
import { type LockedAdAccount, lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { AdsConfig } from '#platform/config/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { findDetails } from '../details/details.store.ts';
import { billOf, coinOf, type DocumentKind, taxIn } from './document.ts';
import { type DocumentFacts, pdfOf } from './document-pdf.ts';
import {
  findDueMonth,
  insertDocument,
  listAccountIds,
  listBilledCampaigns,
  listMonthSums,
  takeNumber,
} from './documents.store.ts';

type Issuer = Pick<Platform, 'db' | 'clock' | 'config' | 'texts'>;

const AT_ONCE = 100;
/** A charge of the last minutes of a month may be posted a little later. */
const GRACE_MS = 86_400_000;

/** For all months that have ended. Without the address of the operator there are none. */
export async function issueDocuments(issuer: Issuer, signal: AbortSignal): Promise<void> {
  const { db, config } = issuer;
  if (!config.ads || config.ads.operator.length === 0) return;
  let accounts: Id[] = [];
  do {
    accounts = await listAccountIds(db, accounts.at(-1) ?? null, AT_ONCE);
    for (const id of accounts) {
      do signal.throwIfAborted();
      while (await issueNext(issuer, config.ads, id));
    }
  } while (accounts.length === AT_ONCE);
}

/** One month in one transaction: killed, it leaves neither a document nor a gap between numbers. */
function issueNext({ db, clock, texts }: Issuer, ads: AdsConfig, id: Id): Promise<boolean> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    const month = account && (await findDueMonth(tx, account, new Date(at.getTime() - GRACE_MS)));
    if (!month) return false;
    const facts = await factsOf(tx, account, { ads, month, at });
    const kinds: DocumentKind[] = facts.bill.total > 0 && ads.taxNumber ? ['invoice', 'tax'] : ['invoice'];
    for (const kind of kinds) {
      const number = await takeNumber(tx, account, kind);
      const file = await pdfOf({ ...facts, kind, number }, await texts.in('en'));
      const sums = { totalMicro: facts.bill.total, taxMicro: facts.tax };
      await insertDocument(tx, account, { kind, number, month, ...sums, file, at });
    }
    return true;
  });
}

async function factsOf(
  tx: Transaction,
  account: LockedAdAccount,
  { ads, month, at }: { ads: AdsConfig; month: string; at: Date },
): Promise<Omit<DocumentFacts, 'kind' | 'number'>> {
  const coin = coinOf(account.currency);
  const details = await findDetails(tx, account.id);
  const campaigns = await listBilledCampaigns(tx, account, month);
  const bill = billOf(await listMonthSums(tx, account, month), coin);
  const buyer = details
    ? [details.name, details.street, `${details.postal_code} ${details.city}`, details.country]
    : [account.name, account.country];
  return {
    ...{ month, issuedOn: at, currency: account.currency, isSample: account.is_sample, campaigns, bill },
    seller: { lines: ads.operator, taxNumber: ads.taxNumber },
    buyer: { lines: buyer, taxNumber: details?.tax_number ?? null },
    ...{ tax: taxIn(bill.total, ads.taxRate, coin), taxRate: ads.taxRate },
  };
}

export const issueDocumentsJob = defineJob({
  name: 'ads.issue-documents',
  data: z.object({}),
  options: { singletonKey: () => 'ads' },
  schedule: { cron: '40 4 * * *', data: {}, isAlsoAtStart: true },
  run: (issuer: Issuer, _, { signal }) => issueDocuments(issuer, signal),
});
