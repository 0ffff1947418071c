import { sealAd } from '#features/ads/delivery/ad-token.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

/** As it stands on a page that visitors get. */
function tokenIn({ world: { platform }, owner, pin }: Thing): { token: string } {
  const [adId, adGroupId, campaignId, adAccountId] = Array<Id>(4).fill(owner.id);
  if (!adId || !adGroupId || !campaignId || !adAccountId) throw new Error('no ids');
  const ids = { adId, adGroupId, campaignId, adAccountId, pinId: pin ?? owner.id };
  const served = {
    ...ids,
    placement: 'home',
    priceMicro: 1,
    query: '',
    keywordId: null,
    productId: null,
    viewerKey: '',
  } as const;
  return { token: sealAd({ ...served, reasons: [], at: platform.clock.now() }, platform.config.secret) };
}

/** What viewers of promoted pins may do. */
export const adTable: Row[] = [
  { resource: 'AdEventsResource.create', options: () => ({ events: [] }), on: { person: { others: 200 } } },
  { resource: 'AdHideResource.create', options: tokenIn, on: { person: signedIn({ others: 200 }) } },
  { resource: 'AdHideResource.delete', options: tokenIn, on: { person: signedIn({ others: 200 }) } },
  { resource: 'AdReasonsResource.get', options: tokenIn, on: { person: { others: 200 } } },
];
