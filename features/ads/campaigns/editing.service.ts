import { dayAt } from '#features/ads/ad-accounts/account-days.ts';
import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import { insertChange } from './ad-tree.store.ts';
import type { AdGroupValues, AdValues, CampaignValues } from './campaign.ts';
import {
  type AdGroupRow,
  type AdOfGroupRow,
  type CampaignRow,
  findAdGroupRow,
  findAdValues,
  findCampaignRow,
  findSpent,
  listAdGroupRows,
  setAd,
  setAdGroup,
  setCampaign,
  submitAd,
} from './tree-rows.store.ts';
import {
  judgeCampaign,
  judgeGroup,
  judgeLink,
  requireOwnOpenPin,
  requireTargeting,
} from './tree-rules.service.ts';

/** What is changed of one campaign, ad group or ad; what is not named stays. */
export type TreeEdit =
  | { level: 'CAMPAIGN'; id: Id; values: Partial<CampaignValues> }
  | { level: 'AD_GROUP'; id: Id; values: Partial<AdGroupValues> }
  | { level: 'AD'; id: Id; values: Partial<AdValues> };

/** Who changes it, as the history says, and in which language refusals name amounts. */
export type Editor = Pick<Platform, 'clock' | 'config' | 'locales'> & { actorId: Id | null; locale: string };

type Values = Record<string, unknown>;

/**
 * Checks, writes and notes one change; nothing is written where nothing changes. The caller holds the lock of the account
 * and tells of it (`tellAdsChanged`).
 * @throws Refusal that names the field
 */
export async function editEntity(
  tx: Transaction,
  editor: Editor,
  account: AllowedAdAccount,
  edit: TreeEdit,
): Promise<void> {
  const { level, id } = edit;
  const change =
    level === 'CAMPAIGN'
      ? await editCampaign(tx, editor, account, edit)
      : level === 'AD_GROUP'
        ? await editAdGroup(tx, editor, account, edit)
        : await editAd(tx, editor, account, edit);
  if (!change) return;
  await insertChange(
    tx,
    account,
    { level, entityId: id, ...change },
    { actorId: editor.actorId, at: editor.clock.now() },
  );
}

type Change = { before: Values; after: Values } | null;

/** The columns that differ; null where none does. Refused of what is archived. */
function differenceOf<V extends { status: string }>(row: V, values: Partial<V>): Change {
  const changed = (Object.keys(values) as (keyof V & string)[]).filter(
    (key) => values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(row[key]),
  );
  if (changed.length === 0) return null;
  if (row.status === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
  const pick = (from: Partial<V>) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { before: pick(row), after: pick(values) };
}

function requireOf<Row extends { ad_account_id: Id }>(
  row: Row | null,
  account: AllowedAdAccount,
  what: string,
): Row {
  if (row?.ad_account_id !== account.id) throw notFound(what);
  return row;
}

const capOf = (campaign: CampaignValues) => campaign.daily_spend_cap ?? campaign.lifetime_spend_cap;

async function editCampaign(
  tx: Transaction,
  { clock, locale }: Editor,
  account: AllowedAdAccount,
  { id, values }: TreeEdit & { level: 'CAMPAIGN' },
): Promise<Change> {
  const row = requireOf(await findCampaignRow(tx, id), account, 'campaign');
  const change = differenceOf<CampaignRow>(row, values);
  if (!change) return null;
  const now = clock.now();
  const next: CampaignRow = { ...row, ...values };
  const spent = (await findSpent(tx, [id], dayAt(now, account.time_zone)))(id);
  judgeCampaign(next, { before: row, spent, account, now, locale });
  if (capOf(next) === null && capOf(row) !== null) {
    const groups = await listAdGroupRows(tx, id);
    if (groups.some(({ budget_type }) => budget_type === 'CBO_ADGROUP'))
      throw new Refusal(adRefusals['cap-is-needed']);
  }
  await setCampaign(tx, account, { ...next, at: now });
  return change;
}

async function editAdGroup(
  tx: Transaction,
  { clock, config, locale, locales }: Editor,
  account: AllowedAdAccount,
  { id, values }: TreeEdit & { level: 'AD_GROUP' },
): Promise<Change> {
  const row = requireOf(await findAdGroupRow(tx, id), account, 'ad_group');
  const targeting =
    values.targeting &&
    (await requireTargeting(
      { db: tx, clock, config, locale, locales, accountId: account.id },
      values.targeting,
    ));
  const asked = { ...values, ...(targeting && { targeting }) };
  const change = differenceOf<AdGroupRow>(row, asked);
  if (!change) return null;
  const campaign = requireOf(await findCampaignRow(tx, row.campaign_id), account, 'campaign');
  const now = clock.now();
  const next: AdGroupRow = { ...row, ...asked };
  const spent = (await findSpent(tx, [id], dayAt(now, account.time_zone)))(id);
  judgeGroup(next, { before: row, above: { cap: capOf(campaign) }, spent, account, now, locale });
  await setAdGroup(tx, account, { ...next, at: now });
  return change;
}

/** Which pins it shows, and where they lead, is up to the products. */
function judgeProducts(next: AdValues, before: AdValues) {
  for (const field of ['pin_id', 'destination_url'] as const)
    if (next[field] !== before[field]) throw adRefusal('shows-products', { field });
}

/** Another pin or link, and what was rejected, waits for a review again. A name is only the advertiser's. */
async function editAd(
  tx: Transaction,
  { clock }: Editor,
  account: AllowedAdAccount,
  { id, values }: TreeEdit & { level: 'AD' },
): Promise<Change> {
  const row = requireOf(await findAdValues(tx, id), account, 'ad');
  const isSentAgain = row.review_status === 'REJECTED' && values.status === undefined;
  const change = differenceOf<AdOfGroupRow>(row, values);
  if (!change && !isSentAgain) return null;
  if (row.status === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
  const next = { ...row, ...values };
  if (row.product_group_id) judgeProducts(next, row);
  if (next.pin_id !== row.pin_id) await requireOwnOpenPin(tx, account.owner_id, next.pin_id);
  const group = requireOf(await findAdGroupRow(tx, row.ad_group_id), account, 'ad_group');
  if (next.destination_url !== row.destination_url) judgeLink(next.destination_url, group.billable_event);
  const at = clock.now();
  await setAd(tx, account, { ...next, at });
  const isOther = next.pin_id !== row.pin_id || next.destination_url !== row.destination_url;
  if (!isOther && !isSentAgain) return change;
  await submitAd(tx, account, { id, pinId: next.pin_id, at });
  if (row.review_status === 'PENDING') return change;
  return {
    before: { ...change?.before, review_status: row.review_status },
    after: { ...change?.after, review_status: 'PENDING' },
  };
}
