import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import type { CastMember } from '#testing/cast.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { refreshAdIndex } from './ad-index.service.ts';

interface Wanted {
  billableEvent?: 'IMPRESSION' | 'CLICKTHROUGH';
  bidMicro?: number;
  dailyMicro?: number;
  balanceMicro?: number;
  targeting?: object;
  placementGroup?: string;
}

export interface TestAd {
  adId: Id;
  adGroupId: Id;
  campaignId: Id;
  adAccountId: Id;
}

/** An approved ad of a business with a balance, as rows; every process has to read it yet. */
export async function adBy(
  { db, clock }: TestPlatform,
  owner: CastMember,
  pinId: string,
  wanted: Wanted = {},
): Promise<TestAd> {
  const home = homeOf(owner.id);
  const now = clock.now();
  await db.write('update users set is_partner = true where home = $1 and id = $2', [home, owner.id]);
  const insert = async (table: string, values: Record<string, unknown>): Promise<Id> => {
    const names = Object.keys(values);
    const places = names.map((_, at) => `$${at + 2}`);
    const [row] = await db.rows<{ id: Id }>(
      `insert into ${table} (home, id, ${names}) values ($1::smallint, new_id($1::smallint), ${places}) returning id`,
      [home, ...Object.values(values)],
    );
    if (!row) throw new Error(`no row in ${table}`);
    return row.id;
  };
  const dated = { created_at: now, updated_at: now };
  const balance = wanted.balanceMicro ?? 20_000_000;
  const adAccountId = await insert('ad_accounts', {
    ...{ owner_id: owner.id, name: 'Shop', country: 'DE', currency: 'USD', time_zone: 'UTC' },
    ...{ balance_micro: balance, ...dated },
  });
  const line = { ad_account_id: adAccountId, transaction_id: adAccountId, currency: 'USD', reason: 'credit' };
  const credited = { ...line, key: 'credit', created_at: now };
  if (balance > 0) {
    const own = { book: 'advertiser', amount_micro: balance, balance_micro: balance };
    await insert('ad_ledger', { ...credited, ...own });
    await insert('ad_ledger', { ...credited, book: 'credit', amount_micro: -balance });
  }
  const of = { ad_account_id: adAccountId, name: 'Spring', status: 'ACTIVE', ...dated };
  const campaignId = await insert('ad_campaigns', { ...of, objective_type: 'AWARENESS' });
  const adGroupId = await insert('ad_groups', {
    ...{ ...of, campaign_id: campaignId, budget_type: 'DAILY', bid_strategy_type: 'MAX_BID' },
    ...{
      budget_in_micro_currency: wanted.dailyMicro ?? 5_000_000,
      bid_in_micro_currency: wanted.bidMicro ?? 2_000_000,
    },
    ...{
      billable_event: wanted.billableEvent ?? 'IMPRESSION',
      placement_group: wanted.placementGroup ?? 'ALL',
    },
    ...{ targeting: JSON.stringify(wanted.targeting ?? {}), pacing_delivery_type: 'STANDARD' },
  });
  const adId = await insert('ads', {
    ...{ ...of, campaign_id: campaignId, ad_group_id: adGroupId, pin_id: parseId(pinId) },
    ...{ review_status: 'APPROVED', submitted_at: now },
  });
  return { adId, adGroupId, campaignId, adAccountId };
}

/** As a web process does when it is told. */
export const readAds = (platform: TestPlatform): Promise<void> => refreshAdIndex(platform);
