import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ServedAd } from './ad-token.ts';
import type { AdEventKind } from './delivery.ts';

const INSERT: Statement = {
  name: 'ad-events-insert',
  // A charge counts only while its slice is open, which nobody can end meanwhile.
  text: `with slice as materialized (
      select id from ad_slices where home = $1 and id = $11::bigint for share)
    insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key, placement,
      slice_id, charge_micro, occurred_at, is_due, is_person, country, language, age, gender, product_id)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6,
      $7::date, $8, $9, (select id from slice), case when exists (select id from slice) then $12::bigint else 0 end,
      $10::timestamptz, true, $13::boolean, $14, $15, $16, $17, $18::bigint
    on conflict (home, ad_id, day, kind, viewer_key) do nothing
    returning charge_micro::float8 as charge_micro`,
};

export interface NewAdEvent {
  ad: Pick<
    ServedAd,
    'adId' | 'adGroupId' | 'campaignId' | 'adAccountId' | 'placement' | 'audience' | 'viewerKey' | 'productId'
  >;
  kind: AdEventKind;
  day: string;
  viewerKey: string;
  at: Date;
  charge: { sliceId: Id; micro: number } | null;
}

/** Null if it was there already; otherwise what it was charged. */
export async function insertAdEvent(
  db: Queryable,
  { ad, kind, day, viewerKey, at, charge }: NewAdEvent,
): Promise<number | null> {
  const { adId, adGroupId, campaignId, adAccountId, placement, audience, productId } = ad;
  const [row] = await db.rows<{ charge_micro: number }>(INSERT, [
    ...[homeOf(adAccountId), adAccountId, campaignId, adGroupId, adId, kind, day, viewerKey, placement, at],
    ...[charge?.sliceId ?? null, charge?.micro ?? 0, ad.viewerKey !== ''],
    ...[audience?.country, audience?.language, audience?.age, audience?.gender].map((part) => part ?? null),
    productId,
  ]);
  return row?.charge_micro ?? null;
}

const IS_THERE: Statement = {
  name: 'ad-events-is-there',
  // Uses ad_events_once.
  text: `select id from ad_events where home = $1 and ad_id = $2 and day = $3 and kind = $4 and viewer_key = $5`,
};

export async function isAdEventThere(
  db: Queryable,
  { ad: { adId }, kind, day, viewerKey }: Pick<NewAdEvent, 'ad' | 'kind' | 'day' | 'viewerKey'>,
): Promise<boolean> {
  return (await db.rows(IS_THERE, [homeOf(adId), adId, day, kind, viewerKey])).length > 0;
}
