import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { pinRow } from './pin-row.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OF_BUSINESS: Row['on'] = { person: signedIn({ others: 403, partner: 200, manager: 200 }) };
const OF_OTHERS: Row['on'] = { person: signedIn({ others: 403, partner: 404, manager: 404 }) };

type Asks = (ids: AdIds, thing: Thing) => object | Promise<object>;

const own =
  (options: Asks): Row['options'] =>
  async (thing, actor) => {
    const ids = await adRows(thing.world.platform.db, { ownerId: actor.person.id, pinId: await actor.pin() });
    return options(ids, thing);
  };

/** Of a business that nobody of those who ask has to do with. */
const others =
  (options: Asks): Row['options'] =>
  async (thing) => {
    const { db } = thing.world.platform;
    const { id: ownerId, picture: signature } = thing.world.people.joe;
    const pinId = await pinRow(db, { pinnerId: ownerId, signature });
    return options(await adRows(db, { ownerId, pinId }), thing);
  };

const CALLS: Record<string, Asks> = {
  'AdReportPreferencesResource.get': ({ account }) => ({ ad_account_id: account }),
  'AdReportPreferencesResource.update': ({ account }) => ({
    ...{ ad_account_id: account, columns: ['spend'], days: 30, compare: 'none', time_zone: null },
    ...{ money_display: 'code', click_window_days: 7, engagement_window_days: 7, view_window_days: 0 },
  }),
};

/** What businesses do with the reports on their own ads. */
export const adReportTable: Row[] = Object.entries(CALLS).flatMap(([resource, options]) => [
  { resource, options: own(options), on: OF_BUSINESS },
  { resource, tries: 'of others', options: others(options), on: OF_OTHERS },
]);
